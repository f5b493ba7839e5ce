import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

export type Position = {
  title: string;
  location: string;
  type: string;
  company: string;
  description: string;
  /** Salary, equity … */
  pay: { term: string; value: string; sample: boolean }[];
  href: string;
};

/**
 * Open positions as ruled rows that are each one link: title, description, company, place and pay. Samples have a mark,
 * whose legend stands at the heading of the list (`sampleLegend`).
 */
export function PositionList({
  positions,
  className,
  ...props
}: { positions: Position[] } & ComponentProps<"ul">) {
  return (
    <ul {...props} className={cn("border-t border-hairline-strong", className)}>
      {positions.map((position) => (
        <li key={position.href} className="reveal border-b border-hairline">
          <a
            href={position.href}
            className="group relative grid items-start gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:py-10"
          >
            <div className="md:col-span-8 lg:col-span-5">
              <Heading level={3} variant="entry" className="group-hover:text-accent">
                {position.title}
              </Heading>
              <p className="mt-3 max-w-text text-quiet">{position.description}</p>
            </div>
            <p className="pr-10 text-quiet md:col-span-4 md:pt-2 lg:col-span-2 lg:pr-0">
              <span className="block font-medium text-text">{position.company}</span>
              {position.location}
              <br />
              {position.type}
            </p>
            <dl className="flex flex-col gap-3 pr-10 text-small md:col-span-8 lg:col-span-5 lg:pt-2">
              {position.pay.map(({ term, value, sample }) => (
                <div key={term} className="grid grid-cols-[5rem_1fr] sm:grid-cols-[8rem_1fr] gap-x-4">
                  <dt className="text-quiet">{term}</dt>
                  <dd>
                    <NoBreakText text={value} />
                    {sample && <SampleTag variant="mark" />}
                  </dd>
                </div>
              ))}
            </dl>
            <LinkRowArrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
