import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";
import { StatValue } from "./StatRow.tsx";

/** A link to a page for one group of visitors, with a figure about what it offers them, if there is one. */
export type Path = {
  title: string;
  description: string;
  figure?: { value: string; label: string };
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
    <CardLink {...props} href={href} hover="none" className={cn("grow py-8 md:px-8 md:py-10", className)}>
      <Heading level={titleLevel} variant="entry" className="group-hover:text-accent">
        {title}
      </Heading>
      <p className="mt-4 max-w-text text-quiet">
        <ContentText text={description} />
      </p>
      <div className="mt-auto pt-12">
        {figure && (
          <>
            <p className="text-figure-lg">
              <StatValue text={figure.value} />
            </p>
            <p className="mt-4 mb-8 max-w-short md:min-h-[4lh] text-small text-quiet">
              <ContentText text={figure.label} />
            </p>
          </>
        )}
        <ArrowLabel>{cta}</ArrowLabel>
      </div>
    </CardLink>
  );
}
