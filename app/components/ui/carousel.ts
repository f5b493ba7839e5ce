/** Cards visible at once on wide screens; there is one position for each card but these, plus one. */
export const visible = 3;

/** Below this width, in CSS pixels, a step moves by a whole width, else by a third of it. */
export const phoneBelow = 768;

/** How many positions a carousel of `count` cards has: index 0 to count minus 3. */
export function positions(count: number): number {
  return Math.max(1, count - visible + 1);
}

/** The position before, the last one from the first. */
export function previous(position: number, count: number): number {
  return position === 0 ? positions(count) - 1 : position - 1;
}

/** The position after, the first one from the last. */
export function next(position: number, count: number): number {
  return (position + 1) % positions(count);
}
