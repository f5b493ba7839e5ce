import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { StepsAside } from "./StepsAside.tsx";

/** A form on paper with generous fields, and beside it, in view while it is filled in, what happens next. */
export function FormSection({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  aside: { title: string; steps: { title: string; description: string }[] };
  children: ReactNode;
}) {
  return (
    <section id={id} data-ground="paper" className="py-(--section-reading)">
      <div className="frame-width grid gap-x-8 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading level={2} variant="section" className="mb-10">
            {title}
          </Heading>
          {children}
        </div>
        <StepsAside {...aside} />
      </div>
    </section>
  );
}
