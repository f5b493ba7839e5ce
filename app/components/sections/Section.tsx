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
      /** Continues the section before it on the same ground. */
      continued: "pb-(--section-bottom,var(--section))",
      /** One row of content. */
      row: "pt-(--section-top,var(--section-row)) pb-(--section-bottom,var(--section-row))",
      /** For forms and long texts. */
      reading: "pt-(--section-top,var(--section-reading)) pb-(--section-reading)",
    },
  },
  defaultVariants: { spacing: "default" },
});

const HeaderId = createContext<string | undefined>(undefined);

/**
 * A section of a page on a ground of its own, named by its `header`. `id` makes it the target of an anchor. In the layout
 * `split` header and content stand side by side on wide screens (section-layout.css).
 */
export function Section({
  ground = "basalt",
  spacing,
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
      className={cn(section({ spacing }), className)}
    >
      <div className="frame-width">
        <HeaderId value={headerId}>{header}</HeaderId>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** The head of a section: label and title on the left, the description or `children` (an action) low on the right. */
export function SectionHeader({
  label,
  title,
  description,
  children,
}: {
  label?: string;
  title: string;
  description?: string;
  children?: ReactNode;
}) {
  return (
    <header className="reveal pb-10 md:pb-14">
      {label && <Eyebrow className="mb-3">{label}</Eyebrow>}
      {/* A description that is higher than the title begins with it. */}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="@container lg:col-span-7">
          <Heading level={2} variant="section" id={useContext(HeaderId)}>
            <Accented text={title} />
          </Heading>
        </div>
        {description && (
          <p className="max-w-text self-end text-lead leading-normal text-balance text-quiet lg:col-span-5 lg:col-start-8">
            <ContentText text={description} />
          </p>
        )}
        {children && (
          <div className="self-end lg:col-span-5 lg:col-start-8 lg:justify-self-end">{children}</div>
        )}
      </div>
    </header>
  );
}
