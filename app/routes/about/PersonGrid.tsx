import type { ReactNode } from "react";

/**
 * People in rows of three, on wide screens of five, whose cards share their lines: names, roles and texts of a row begin at
 * one height (subgrid). In threes, the last item fills its row. On phones they stand in one row to swipe.
 */
export function PersonGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="swipe-row relative grid gap-x-5 [--swipe-width:66%] md:grid-cols-3 xl:grid-cols-5 xl:gap-x-6">
      {children}
    </ul>
  );
}

/** A place in the grid. `index` is its place among all people, who appear one after the other in each row. */
export function PersonGridItem({ index = 0, children }: { index?: number; children: ReactNode }) {
  return (
    <li
      className="reveal grid snap-start pb-8 *:row-span-full md:row-span-4 md:grid-rows-subgrid md:max-xl:last:nth-[3n+1]:col-span-3 md:max-xl:last:nth-[3n+2]:col-span-2"
      style={{ "--reveal-index": index % 5 }}
    >
      {children}
    </li>
  );
}
