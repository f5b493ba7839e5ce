import type { ReactNode } from "react";

/**
 * People in rows of three, on wide screens of five, whose cards share their lines: names, texts and links of a row
 * begin at one height (subgrid). In threes, the last item fills its row. On phones they stand in one row to swipe.
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
      className="reveal row-span-4 grid snap-start grid-rows-subgrid pb-10 *:row-span-full md:max-xl:last:nth-[3n+1]:col-span-3 md:max-xl:last:nth-[3n+2]:col-span-2"
      style={{ "--reveal-index": index % 5 }}
    >
      {children}
    </li>
  );
}
