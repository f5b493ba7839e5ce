import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/**
 * Parts of a role, as statements numbered in their order or each after a dash: under their title, or with
 * `layout="split"` beside it on wide screens.
 */
export function RoleList({
  title,
  items,
  marker,
  layout = "stacked",
  className,
  ...props
}: {
  title: string;
  items: string[];
  marker: "number" | "dash";
  layout?: "stacked" | "split";
} & ComponentProps<"div">) {
  const List = marker === "number" ? "ol" : "ul";
  const isSplit = layout === "split";
  return (
    <div {...props} className={cn(isSplit && "lg:grid lg:grid-cols-12 lg:gap-x-8", className)}>
      <Heading level={2} variant="entry" className={cn("mb-8", isSplit && "lg:col-span-4")}>
        {title}
      </Heading>
      <List className={cn("border-t border-hairline-strong", isSplit && "lg:col-span-8")}>
        {items.map((item, index) => (
          <li key={item} className={cn("flex items-baseline border-b border-hairline py-4", isSplit && "")}>
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
              {marker === "number" ? ordinal(index + 1) : "–"}
            </span>
            <span>
              <ContentText text={item} />
            </span>
          </li>
        ))}
      </List>
    </div>
  );
}
