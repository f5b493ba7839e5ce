import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Eyebrow } from "#app/components/ui/Eyebrow.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type Ground = "basalt" | "raised" | "paper" | "ember";

const section = cva("group/section", {
  variants: {
    spacing: {
      /** `--section-top` and `--section-bottom` are set next to a hero and the footer (section-spacing.css). */
      default: "pt-(--section-top,var(--section)) pb-(--section-bottom,var(--section))",
      /** Continues the section before it on the same ground. */
      continued: "pb-(--section-bottom,var(--section))",
      /** One row of content. */
      row: "pt-[clamp(2.5rem,5vw,4.5rem)] pb-(--section-bottom,clamp(2.5rem,5vw,4.5rem))",
      /** For forms and long texts. */
      reading: "pt-(--section-top,var(--section-reading)) pb-(--section-reading)",
    },
  },
  defaultVariants: { spacing: "default" },
});

const frame = cva("frame-width", {
  variants: {
    layout: {
      stacked: "",
      /** Header and content side by side on wide screens; the header stays in view beside long content. */
      split: "xl:grid xl:grid-cols-12 xl:items-start xl:gap-x-8",
    },
  },
});

const HeaderId = createContext<string | undefined>(undefined);

/** A section of a page on a ground of its own, named by its `header`. `id` makes it the target of an anchor. */
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
      <div className={frame({ layout })}>
        <HeaderId value={headerId}>{header}</HeaderId>
        <div className={layout === "split" ? "xl:col-span-8 xl:col-start-5" : ""}>{children}</div>
      </div>
    </section>
  );
}

/** The head of a section: label and title on the left, the description or `children` (an action) low on the right. */
export function SectionHeader({
  label,
  title,
  description,
  sample = false,
  children,
}: {
  label?: string;
  title: string;
  description?: string;
  /** True when all of the section is made up, `legend` when samples in it have a mark. */
  sample?: boolean | "legend";
  children?: ReactNode;
}) {
  const sampleVariant = sample === "legend" ? "legend" : "tag";
  return (
    <header className="reveal grid items-end gap-x-8 gap-y-6 pb-10 md:pb-16 lg:grid-cols-12 [.hero[data-size=short]+section_&]:pb-8 xl:group-data-[layout=split]/section:sticky xl:group-data-[layout=split]/section:top-[calc(var(--bar)+2.5rem)] xl:group-data-[layout=split]/section:col-span-4 xl:group-data-[layout=split]/section:pr-8 xl:group-data-[layout=split]/section:block xl:group-data-[layout=split]/section:pb-0">
      <div className="lg:col-span-7">
        {label && (
          <Eyebrow>
            {label}
            {sample && <SampleTag variant={sampleVariant} />}
          </Eyebrow>
        )}
        <Heading level={2} variant="section" id={useContext(HeaderId)} className={label ? "mt-5" : ""}>
          <Accented text={title} />
        </Heading>
        {sample && !label && <SampleTag variant={sampleVariant} className="mt-4" />}
      </div>
      {description && (
        <p className="max-w-text text-balance text-quiet lg:col-span-5 lg:col-start-8 xl:group-data-[layout=split]/section:mt-8">
          {description}
        </p>
      )}
      {children && <div className="lg:col-span-5 lg:col-start-8 lg:justify-self-end">{children}</div>}
    </header>
  );
}
