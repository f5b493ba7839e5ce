/** Cards visible at once on wide screens. */
const visibleCards = 3;

/** How many positions a carousel of `count` cards has. */
export function positions(count: number): number {
  return Math.max(1, count - visibleCards + 1);
}

/** The position before; the last one follows the first. */
export function previous(position: number, count: number): number {
  return position === 0 ? positions(count) - 1 : position - 1;
}

/** The position after; the first one follows the last. */
export function next(position: number, count: number): number {
  return (position + 1) % positions(count);
}
