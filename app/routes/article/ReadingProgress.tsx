/** A line along the top bar that grows as the page is read. CSS animates it; without support there is none. */
export function ReadingProgress() {
  return (
    <div
      aria-hidden
      id="reading-progress"
      className="fixed inset-x-0 top-(--bar) z-40 hidden h-[3px] origin-left animate-[reading-progress_linear_both] bg-ember [animation-timeline:scroll(root)] motion-safe:supports-[animation-timeline:scroll()]:not-print:block"
    />
  );
}
