import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Fact, FactList } from "#app/components/ui/FactList.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";

/** Steps along a line with a tick each. The line runs from the first tick to the last. */
const step =
  "relative pl-7 before:absolute before:top-[0.6em] before:-left-[3px] before:size-[7px] before:bg-ember not-last:after:absolute not-last:after:inset-[calc(0.6em+7px)_auto_calc(-2rem-0.6em)_0] not-last:after:border-l not-last:after:border-hairline-strong";

/** Short steps beside a form, in view while it is filled in: what happens next, or what one can do here. */
export function StepsAside({
  title,
  steps,
  facts = [],
  className,
  ...props
}: {
  title: string;
  steps: { title: string; description: string }[];
  /** Below the steps. */
  facts?: { term: string; value: string; sample: boolean }[] | undefined;
} & Omit<ComponentProps<"aside">, "children">) {
  return (
    <aside {...props} aria-label={title} className={cn("lg:col-span-4 lg:col-start-9", className)}>
      {/* Aligned with the form: its heading and its first rule. */}
      <div className="relative lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:pt-6">
        <Heading level={2} variant="item" className="mb-6 lg:mb-11">
          {title}
        </Heading>
        <ol className="grid gap-8">
          {steps.map((item) => (
            <li key={item.title} className={step}>
              <p className="font-bold">{item.title}</p>
              <p className="mt-1 text-small text-quiet">{item.description}</p>
            </li>
          ))}
        </ol>
        {facts.length > 0 && (
          <FactList className="mt-10 text-small [--fact-term:6.5rem]">
            {facts.map(({ term, value, sample }) => (
              <Fact key={term} term={term} sample={sample}>
                {value}
              </Fact>
            ))}
          </FactList>
        )}
      </div>
    </aside>
  );
}
