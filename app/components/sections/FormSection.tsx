import type { ComponentProps, ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { Section } from "./Section.tsx";
import { StepsAside } from "./StepsAside.tsx";

/** A form on paper, and beside it what happens after it is sent. */
export function FormSection({
  title,
  aside,
  drawing,
  children,
  ...props
}: {
  title: string;
  aside: ComponentProps<typeof StepsAside>;
  /** Stands above the steps on wide screens, where it is a quarter as high as the page is wide, and below the form on others. */
  drawing?: ReactNode;
} & ComponentProps<"section">) {
  return (
    <Section {...props} ground="paper">
      <div className="@container relative grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} variant="section" className="mb-10">
            {title}
          </Heading>
          {children}
          {drawing && (
            <div className="mt-10 [div:has(>form>[data-submitted-island])>&]:hidden lg:absolute lg:top-0 lg:right-0 lg:mt-0 lg:w-[calc((100%-22rem)/3+6rem)]">
              {drawing}
            </div>
          )}
        </div>
        <StepsAside
          {...aside}
          className={drawing ? "lg:[html[data-script]_&]:pt-[calc(25cqi+3.5rem)] print:pt-0!" : ""}
        />
      </div>
    </Section>
  );
}
