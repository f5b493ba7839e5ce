import type { ComponentProps } from "react";
import { cn } from "#app/components/ui/cn.ts";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/**
 * What belongs to a role, as statements numbered in their order or each after a dash: under their title, or with
 * `layout="split"` beside it on wide screens.
 */
export function RoleList({
  title,
  items,
  marker,
  layout = "stacked",
  sample = false,
  className,
  ...props
}: {
  title: string;
  items: string[];
  marker: "number" | "dash";
  layout?: "stacked" | "split";
  sample?: boolean;
} & ComponentProps<"div">) {
  const List = marker === "number" ? "ol" : "ul";
  const isSplit = layout === "split";
  return (
    <div {...props} className={cn(isSplit && "lg:grid lg:grid-cols-12 lg:gap-x-8", className)}>
      <Heading level={2} variant="entry" className={cn("mb-8", isSplit && "lg:col-span-4")}>
        {title}
        {sample && <SampleTag />}
      </Heading>
      <List className={cn("border-t border-hairline-strong", isSplit && "lg:col-span-8")}>
        {items.map((item, index) => (
          <li
            key={item}
            className={cn(
              "flex items-baseline border-b border-hairline py-4",
              isSplit && "lg:py-5 lg:text-lead",
            )}
          >
            <span
              aria-hidden
              className="flex w-(--number-gutter) shrink-0 self-start pt-[0.3em] text-label text-accent tabular-nums data-[marker=dash]:before:mt-[0.75em] data-[marker=dash]:before:w-5 data-[marker=dash]:before:border-t data-[marker=dash]:before:border-accent"
              data-marker={marker}
            >
              {marker === "number" && ordinal(index + 1)}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
