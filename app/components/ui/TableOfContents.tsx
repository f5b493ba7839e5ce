import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Links to the headings of a long text; stays in view on wide screens. */
export function TableOfContents({
  title,
  headings,
  className,
  ...props
}: { title: string; headings: { id: string; text: string }[] } & Omit<ComponentProps<"nav">, "title">) {
  return (
    <nav {...props} aria-label={title} className={cn("lg:sticky-below-bar", className)}>
      <p className="mb-4 text-label text-quiet">{title}</p>
      {/* Browsers that support it mark the link to the section being read. */}
      <ol className="border-t border-hairline-strong max-lg:sm:columns-2 max-lg:gap-x-8 [scroll-target-group:auto]">
        {headings.map((heading) => (
          <li key={heading.id} className="break-inside-avoid border-b border-hairline">
            <a
              href={`#${heading.id}`}
              className="block py-3 text-small hover:text-accent lg:[&:target-current]:font-bold lg:[&:target-current]:text-accent"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
