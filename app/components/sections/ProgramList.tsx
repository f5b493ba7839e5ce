import type { ComponentProps, ReactNode } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";

export type ProgramTeaser = {
  name: string;
  audience: string;
  length: string;
  summary: string;
  href: string;
  /** Stands below the name. */
  details?: ReactNode;
};

/** Programs as ruled rows that are each one link: audience and length, name, summary. */
export function ProgramList({
  programs,
  more,
  className,
  ...props
}: {
  programs: ProgramTeaser[];
  /** Stands below each summary. */
  more?: string;
} & ComponentProps<"ul">) {
  return (
    <ul {...props} className={cn("border-t border-hairline-strong", className)}>
      {programs.map((program) => (
        <li key={program.href} className="reveal border-b border-hairline">
          <a
            href={program.href}
            className="group grid items-start gap-x-8 gap-y-4 py-9 md:grid-cols-12 md:max-lg:grid-rows-[auto_1fr] md:py-12"
          >
            <p className="text-small text-quiet md:col-span-3 md:max-lg:row-span-2 md:pt-2">
              <span className="block font-medium text-text">{program.length}</span>
              {program.audience}
            </p>
            <div className="md:col-span-9 lg:col-span-5">
              <Heading level={3} variant="entry" className="group-hover:text-accent">
                {program.name}
              </Heading>
              {program.details}
            </div>
            <div className="md:col-span-9 md:col-start-4 lg:col-span-4 lg:col-start-auto lg:pt-2">
              <p className="max-w-text text-quiet">{program.summary}</p>
              {more && (
                <p className="mt-5">
                  <ArrowLabel>{more}</ArrowLabel>
                </p>
              )}
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
