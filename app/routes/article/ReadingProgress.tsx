/** A line along the top bar that grows as the page is read. CSS animates it; without support there is none. */
export function ReadingProgress() {
  return <div aria-hidden className="reading-progress" />;
}
