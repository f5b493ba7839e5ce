import type { ComponentProps } from "react";
import { Accented } from "#app/components/ui/Accented.tsx";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { type Call, CallActions } from "./CallActions.tsx";
import { Section } from "./Section.tsx";

/** A call to action in one row, on the ground of the page: where a page goes on, or ends with more to read. */
export function CallToActionRow({
  ground = "basalt",
  title,
  description,
  actions,
  ...props
}: Call & { ground?: "basalt" | "paper" } & ComponentProps<"section">) {
  return (
    <Section {...props} ground={ground} spacing="row" className={cn("print:hidden", props.className)}>
      <div className="reveal grid items-center gap-x-8 gap-y-8 border-t border-hairline-strong pt-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading level={2} variant="entry">
            <Accented text={title} />
          </Heading>
          {description && (
            <p className="mt-3 max-w-text text-quiet">
              <ContentText text={description} />
            </p>
          )}
        </div>
        <CallActions actions={actions} className="lg:col-span-6 lg:col-start-7" />
      </div>
    </Section>
  );
}
