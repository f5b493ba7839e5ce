import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { LinkRowArrow } from "#app/components/ui/LinkRowArrow.tsx";
import { Picture, type PictureSource } from "#app/components/ui/Picture.tsx";

export type Teaser = {
  readTime: string;
  title: string;
  description: string;
  href: string;
  picture?: PictureSource;
};

/** Articles as ruled rows that are each one link: reading time, title, description and, at the end, a picture. */
export function TeaserList({ teasers, className, ...props }: { teasers: Teaser[] } & ComponentProps<"ul">) {
  return (
    <ul {...props} className={cn("border-t border-hairline-strong", className)}>
      {teasers.map(({ readTime, title, description, href, picture }) => (
        <li key={href} className="reveal border-b border-hairline">
          <a
            href={href}
            className="group relative grid gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:py-11 md:max-lg:grid-rows-[auto_1fr]"
          >
            <span className="text-small text-quiet md:col-span-2 md:pt-2 md:max-lg:row-span-2">
              {readTime}
            </span>
            <Heading
              level={3}
              variant="entry"
              className={cn(
                "group-hover:text-accent md:col-span-10",
                picture ? "lg:col-span-4" : "lg:col-span-5",
              )}
            >
              {title}
            </Heading>
            <span
              className={cn(
                "max-w-text text-quiet md:col-span-9 md:col-start-3 lg:col-start-auto lg:pt-2",
                picture ? "lg:col-span-3" : "pr-10 md:pr-0 lg:col-span-4",
              )}
            >
              {description}
            </span>
            {picture ? (
              <span className="mt-3 md:max-lg:col-span-9 md:max-lg:col-start-3 lg:col-span-3 lg:mt-0">
                <Picture picture={picture} sizes="(min-width: 64rem) 25vw, 100vw" />
              </span>
            ) : (
              <LinkRowArrow />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
