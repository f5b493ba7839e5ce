import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";

export type Path = { title: string; description: string; cta: string; href: string };

/** Two halves of one panel, each a link for a group of visitors. */
export function PathPanel({
  paths,
  titleLevel = 3,
  className,
  ...props
}: { paths: Path[]; titleLevel?: 2 | 3 } & ComponentProps<"ul">) {
  return (
    <ul {...props} className={cn("grid md:grid-cols-2", className)}>
      {paths.map(({ title, description, cta, href }, index) => (
        <li key={href} className="grid">
          <CardLink
            href={href}
            ground={index === 0 ? "basalt" : "paper"}
            hover="none"
            className={cn(
              "border p-panel md:min-h-80 print:min-h-0 forced-colors:min-h-0",
              index > 0 ? "border-text" : "border-transparent",
            )}
          >
            <div className="@container">
              <Heading level={titleLevel} variant="title" style={fitLine(title)}>
                {title}
              </Heading>
            </div>
            <p className="mb-auto max-w-text pt-10 pb-5 text-quiet">
              <ContentText text={description} />
            </p>
            <ArrowLabel>{cta}</ArrowLabel>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
