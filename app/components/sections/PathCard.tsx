import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";
import { StatValue } from "./StatRow.tsx";

/** A link to a page for one group of visitors, with a figure about what it offers them. */
export type Path = {
  title: string;
  description: string;
  figure: { value: string; label: string; sample?: boolean };
  cta: string;
  href: string;
};

/** A tall column that is one link: title and description, a figure at display size, where it leads. */
export function PathCard({
  title,
  description,
  figure,
  cta,
  href,
  titleLevel = 3,
  className,
  ...props
}: Path & { titleLevel?: 2 | 3 } & ComponentProps<"a">) {
  return (
    <CardLink
      {...props}
      href={href}
      hover="none"
      className={cn(
        "isolate grow py-8 transition-colors before:absolute before:inset-0 before:-z-1 before:bg-ember before:opacity-0 before:transition-opacity hover:text-basalt hover:before:opacity-100 max-md:before:-inset-x-(--gutter) md:px-6 md:py-9 lg:px-8",
        className,
      )}
    >
      <Heading level={titleLevel} variant="entry">
        {title}
      </Heading>
      <p className="mt-4 max-w-text text-quiet group-hover:text-basalt">{description}</p>
      <div className="mt-auto pt-12 lg:pt-20">
        <p className="text-[6.5rem] md:text-[clamp(4.5rem,9.5vw,10rem)] leading-none font-display tracking-display">
          <StatValue text={figure.value} />
        </p>
        <p className="mt-4 max-w-short md:min-h-[4lh] lg:min-h-[3lh] text-small text-quiet group-hover:text-basalt">
          {figure.label}
          {figure.sample && <SampleTag className="group-hover:text-basalt" />}
        </p>
        <ArrowLabel className="mt-8 group-hover:text-basalt">{cta}</ArrowLabel>
      </div>
    </CardLink>
  );
}
