import type { ReactNode } from "react";
import { Heading } from "#app/components/ui/Heading.tsx";
import { NoBreakText } from "#app/components/ui/NoBreakText.tsx";
import { ordinal } from "#app/components/ui/ordinal.ts";

export type NumberedItem = { title: string; description: string; extra?: ReactNode };

/** Statements in numbered rows between hairlines: number, title on the left, text on the right. */
export function NumberedList({ items }: { items: NumberedItem[] }) {
  return (
    <ol className="border-t border-hairline-strong">
      {items.map((item, index) => (
        <li
          key={item.title}
          className="numbered-row reveal grid border-b border-hairline py-6 max-md:grid-cols-[auto_1fr] max-md:items-baseline gap-x-4 gap-y-2 md:grid-cols-12 md:gap-x-8 md:py-10"
        >
          <span aria-hidden className="tabular text-label text-accent md:pt-2">
            {ordinal(index + 1)}
          </span>
          <Heading level={3} variant="item" className="md:col-span-5">
            <NoBreakText text={item.title} />
          </Heading>
          <div className="col-span-2 max-w-[52ch] md:col-span-6">
            <p className="text-quiet">{item.description}</p>
            {item.extra}
          </div>
        </li>
      ))}
    </ol>
  );
}
