import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ordinal } from "./ordinal.ts";

/** Items that open and close each for itself, closed at first. Native `<details>`: no script needed. */
export function Accordion({ items }: { items: { title: string; content: ReactNode }[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {items.map((item, index) => (
        <li key={item.title} className="border-b border-hairline">
          <details className="accordion-item">
            <summary>
              <span aria-hidden className="tabular w-8 shrink-0 text-label text-accent">
                {ordinal(index + 1)}
              </span>
              <span className="grow text-row font-bold leading-tight">{item.title}</span>
              <IconPlus aria-hidden stroke={1.5} className="accordion-sign" />
            </summary>
            <div className="max-w-[56ch] pb-8 text-quiet md:pl-14">{item.content}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
