import type { ComponentProps } from "react";
import { ContentText } from "#app/components/ui/ContentText.tsx";
import { Heading } from "#app/components/ui/Heading.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

/** Parts of a role, as statements numbered in their order or each after a square. Nothing without any. */
export function RoleList({
  title,
  items,
  marker,
  ...props
}: {
  title: string;
  items: string[] | undefined;
  marker: "number" | "square";
} & ComponentProps<"div">) {
  if (!items) return null;
  const List = marker === "number" ? "ol" : "ul";
  return (
    <div {...props}>
      <Heading level={2} variant="item" className="mb-6">
        {title}
      </Heading>
      <List className="border-t border-hairline-strong">
        {items.map((item, index) => (
          <li key={item} className="flex items-baseline border-b border-hairline py-4">
            <span aria-hidden className="w-(--number-gutter) shrink-0 text-label text-accent tabular-nums">
              {marker === "number" ? ordinal(index + 1) : <i className="block size-[7px] bg-ember" />}
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
