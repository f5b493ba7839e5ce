/** Cards visible at once on wide screens; phones show one. */
export const visibleCards = 3;

/** How many positions a carousel of `count` cards has while `visible` of them are in view. */
export function positions(count: number, visible: number): number {
  return Math.max(1, count - visible + 1);
}

/** The position before; the last one follows the first. */
export function previous(position: number, total: number): number {
  return position === 0 ? total - 1 : position - 1;
}

/** The position after; the first one follows the last. */
export function next(position: number, total: number): number {
  return (position + 1) % total;
}
