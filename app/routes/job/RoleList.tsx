import type { ComponentProps } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";
import { SampleTag } from "#app/components/ui/SampleTag.tsx";

/** What belongs to a role, as statements under a title: numbered in their order, or each after a dash. */
export function RoleList({
  title,
  items,
  marker,
  sample = false,
  ...props
}: { title: string; items: string[]; marker: "number" | "dash"; sample?: boolean } & ComponentProps<"div">) {
  const List = marker === "number" ? "ol" : "ul";
  return (
    <div {...props}>
      <Heading level={2} variant="entry" className="mb-8">
        {title}
        {sample && <SampleTag />}
      </Heading>
      <List className="border-t border-hairline-strong">
        {items.map((item, index) => (
          <li key={item} className="flex items-baseline border-b border-hairline py-4">
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
