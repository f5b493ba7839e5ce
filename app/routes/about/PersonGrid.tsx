import type { ReactNode } from "react";

/**
 * People in rows of three or five whose cards share their lines: names, roles, texts, tags and links of a row begin at
 * one height (subgrid). The last item fills its row of three.
 */
export function PersonGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-5 md:grid-cols-3 xl:grid-cols-5">{children}</ul>;
}

/** A place in the grid. `index` is its place among all people, who appear one after the other in each row. */
export function PersonGridItem({ index = 0, children }: { index?: number; children: ReactNode }) {
  return (
    <li
      className="reveal pb-8 md:row-span-6 md:grid md:grid-rows-subgrid md:max-xl:last:nth-[3n+1]:col-span-3 md:max-xl:last:nth-[3n+2]:col-span-2 md:*:row-span-full"
      style={{ "--reveal-index": index % 5 }}
    >
      {children}
    </li>
  );
}
