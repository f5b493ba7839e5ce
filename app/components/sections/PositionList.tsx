import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";

export type Position = {
  title: string;
  location: string;
  type: string;
  company: string;
  description: string;
  href: string;
};

/** Open positions as ruled rows that are each one link: title, description, company, location and type. */
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
            <div className="md:col-span-8 lg:col-span-6">
              <Heading level={3} variant="entry" className="group-hover:text-accent">
                {position.title}
              </Heading>
              <p className="mt-3 max-w-text text-quiet">{position.description}</p>
            </div>
            <div className="flex flex-col gap-1 pr-10 md:col-span-4 md:pt-2 lg:contents">
              <p className="font-medium lg:col-span-2 lg:pt-2">{position.company}</p>
              <p className="text-quiet lg:col-span-3 lg:pt-2">
                {position.location}
                <br />
                {position.type}
              </p>
            </div>
            <LinkRowArrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
