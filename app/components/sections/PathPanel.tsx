import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { fitLine } from "#app/components/ui/fit-text.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ArrowLabel } from "#app/components/ui/TextLink.tsx";
import { CardLink } from "./CardLink.tsx";

export type Path = { title: string; description: string; cta: string; href: string };

const grounds = ["basalt", "paper", "ember"] as const;

/**
 * Two or three parts of one panel, each a link for a group of visitors. Their titles have one size; below the heading of a
 * section they are smaller than it.
 */
export function PathPanel({
  paths,
  titleLevel = 3,
  className,
  ...props
}: { paths: Path[]; titleLevel?: 2 | 3 } & ComponentProps<"ul">) {
  const longest = paths.reduce((text, { title }) => (title.length > text.length ? title : text), "");
  return (
    <ul {...props} className={cn("grid", paths.length > 2 ? "md:grid-cols-3" : "md:grid-cols-2", className)}>
      {paths.map(({ title, description, cta, href }, index) => (
        <li key={href} className="grid">
          <CardLink
            href={href}
            ground={grounds[index]}
            hover="none"
            className={cn(
              "border p-panel max-lg:p-6 md:min-h-80 print:min-h-0 forced-colors:min-h-0",
              grounds[index] === "paper" ? "border-text" : "border-hairline",
            )}
          >
            <div className="@container">
              <Heading
                level={titleLevel}
                variant={titleLevel === 2 ? "title" : "entry"}
                style={fitLine(longest)}
              >
                {title}
              </Heading>
            </div>
            <p className="mb-auto max-w-text pt-8 pb-8 text-lead leading-normal text-balance text-quiet max-lg:text-body">
              <ContentText text={description} />
            </p>
            <ArrowLabel>{cta}</ArrowLabel>
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
