import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { Button } from "#app/components/ui/Button.tsx";
import { ContourBackdrop } from "#app/components/ui/ContourBackdrop.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import type { PictureSource } from "#app/components/ui/Picture.tsx";
import { Section } from "./Section.tsx";

type Call = {
  title: string;
  description?: string;
  actions: { label: string; href: string }[];
};

/** Shows another part of the drawing than the page's hero does. */
const backdrop = cva("", {
  variants: {
    variant: {
      banner: "lg:opacity-40 not-data-photo:[&_img]:origin-[80%_45%] not-data-photo:[&_img]:[scale:1.7_-1.7]",
      large: "not-data-photo:[&_img]:origin-[40%_70%] not-data-photo:[&_img]:[scale:-2_2]",
    },
  },
});

/**
 * The call to action at the end of a page: one sentence and one or two links. Both variants stand on ember, `large`
 * in larger type. Where a page ends with more to read, `CallToActionRow` stands on the ground of the page.
 */
export function CallToAction({
  variant = "banner",
  picture,
  title,
  description,
  actions,
  className,
  ...props
}: Call & {
  variant?: "banner" | "large";
  /** For pages without a drawing of their own in the hero: none stands twice on a page. */
  picture?: PictureSource;
} & ComponentProps<"section">) {
  const large = variant === "large";
  return (
    <section
      {...props}
      data-ground="ember"
      className={cn("relative isolate overflow-clip py-(--section)", large && "flex", className)}
    >
      {picture && <ContourBackdrop placement="fill" picture={picture} className={backdrop({ variant })} />}
      <div
        className={cn(
          "frame-width reveal grid items-end gap-x-8 gap-y-8 lg:grid-cols-12",
          large && "min-h-[min(48svh,26rem)] content-between print:min-h-0",
        )}
      >
        <Heading
          level={2}
          variant={large ? "display" : "title"}
          className={large ? "lg:col-span-12" : "lg:col-span-7"}
        >
          <Accented text={title} />
        </Heading>
        <div
          className={
            large
              ? "grid gap-8 border-t border-hairline-strong pt-8 lg:col-span-12 lg:grid-cols-12"
              : "flex flex-col gap-8 lg:col-span-5 lg:col-start-8"
          }
        >
          {description && <p className="max-w-text text-quiet lg:col-span-6">{description}</p>}
          <div className="lg:col-start-8 lg:-col-end-1">
            <Actions actions={actions} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The call to action in one row, on the ground of the page. */
export function CallToActionRow({
  ground = "basalt",
  title,
  description,
  actions,
  ...props
}: Call & { ground?: "basalt" | "paper" } & ComponentProps<"section">) {
  return (
    <Section {...props} ground={ground} spacing="row">
      <div className="reveal grid items-center gap-x-8 gap-y-8 border-t border-hairline-strong pt-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading level={2} variant="entry">
            <Accented text={title} />
          </Heading>
          {description && <p className="mt-3 max-w-text text-quiet">{description}</p>}
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <Actions actions={actions} />
        </div>
      </div>
    </Section>
  );
}

function Actions({ actions }: { actions: Call["actions"] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action, index) => (
        <Button
          key={action.href + action.label}
          href={action.href}
          variant={index === 0 ? "primary" : "secondary"}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
