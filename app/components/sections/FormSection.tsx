import type { ComponentProps, ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Section } from "./Section.tsx";
import { StepsAside } from "./StepsAside.tsx";

/** A form on paper, and beside it what happens after it is sent. */
export function FormSection({
  title,
  aside,
  asideCorner,
  children,
  ...props
}: {
  title: string;
  aside: { title: string; steps: { title: string; description: string }[] };
  /** Stands beside the title of the steps, at the right; it has a position of its own. */
  asideCorner?: ReactNode;
} & ComponentProps<"section">) {
  return (
    <Section {...props} ground="paper" spacing="reading">
      <div className="grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} variant="section" className="mb-10">
            {title}
          </Heading>
          {children}
        </div>
        <StepsAside {...aside}>{asideCorner}</StepsAside>
      </div>
    </Section>
  );
}
