import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

export type Ground = "basalt" | "raised" | "paper" | "ember";

const section = cva("", {
  variants: {
    spacing: {
      /** `--section-top` and `--section-bottom` are set next to a hero and the footer (section-layout.css). */
      default: "pt-(--section-top,var(--section)) pb-(--section-bottom,var(--section))",
      /** A secondary section, or one row of content: less space, and a smaller heading. */
      row: "pt-(--section-top,var(--section-row)) pb-(--section-bottom,var(--section-row))",
    },
    /** Whether it follows a section of the same ground, whose space below is enough. */
    isContinued: { true: "[--section-top:0px]" },
  },
  defaultVariants: { spacing: "default" },
});

const HeaderContext = createContext<{ id?: string; isSecondary: boolean }>({ isSecondary: false });

/**
 * A section of a page on a ground of its own, named by its `header`. `id` makes it the target of an anchor. In the layout
 * `split` header and content stand side by side on wide screens (section-layout.css).
 */
export function Section({
  ground = "basalt",
  spacing,
  isContinued,
  layout = "stacked",
  header,
  className,
  children,
  ...props
}: {
  ground?: Ground;
  layout?: "stacked" | "split";
  /** A `SectionHeader`. */
  header?: ReactNode;
} & VariantProps<typeof section> &
  ComponentProps<"section">) {
  const headerId = `title-${useId()}`;
  return (
    <section
      {...props}
      data-ground={ground}
      data-layout={layout}
      aria-labelledby={header ? headerId : props["aria-labelledby"]}
      className={cn(section({ spacing, isContinued }), className)}
    >
      <div className="frame-width">
        <HeaderContext value={{ id: headerId, isSecondary: spacing === "row" }}>{header}</HeaderContext>
        {children && <div>{children}</div>}
      </div>
    </section>
  );
}

/**
 * The head of a section: label and title on the left, the description or `children` low on the right, from column 7; a
 * link or button ends at the right edge.
 */
export function SectionHeader({
  label,
  title,
  variant,
  description,
  children,
}: {
  label?: string;
  title: string;
  /** Of the heading; it is `entry` where the section is secondary. As `display` it is a figure, which may be a sample. */
  variant?: "display" | "section" | "item";
  description?: string;
  children?: ReactNode;
}) {
  const { id, isSecondary } = useContext(HeaderContext);
  // Beside text it leaves a column free.
  const columns =
    variant === "display" ? "lg:col-span-12" : description || children ? "lg:col-span-5" : "lg:col-span-6";
  return (
    <header className="reveal not-last:pb-8 md:not-last:pb-12">
      {label && <Eyebrow className="mb-3">{label}</Eyebrow>}
      {/* A description that is higher than the title begins with it. */}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className={cn("@container", columns)}>
          <Heading level={2} variant={variant ?? (isSecondary ? "entry" : "section")} id={id}>
            {variant === "display" ? <ContentText text={title} /> : <Accented text={title} />}
          </Heading>
        </div>
        {description && (
          <p className="max-w-text self-end text-lead leading-normal text-balance text-quiet lg:col-span-6 lg:col-start-7">
            <ContentText text={description} />
          </p>
        )}
        {children && (
          <div className="self-end lg:col-span-6 lg:col-start-7 lg:has-[>a]:justify-self-end">{children}</div>
        )}
      </div>
    </header>
  );
}
