/** From one time until another, in milliseconds; the end is not part of it. */
export type TimeRange = readonly [fromMs: number, untilMs: number];

/** Ranges in order, without overlaps. */
function merge(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: [number, number][] = [];
  for (const [from, until] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else if (from < until) merged.push([from, until]);
  }
  return merged;
}

/** What is left of ranges without others, in order. */
export function without(ranges: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  const taken = merge(others);
  return merge(ranges).flatMap(([from, until]) => {
    const left: TimeRange[] = [];
    let start = from;
    for (const [takenFrom, takenUntil] of taken) {
      if (takenUntil <= start || takenFrom >= until) continue;
      if (takenFrom > start) left.push([start, takenFrom]);
      start = takenUntil;
    }
    if (start < until) left.push([start, until]);
    return left;
  });
}

/** What is in both, in order. */
export const inBoth = (one: readonly TimeRange[], other: readonly TimeRange[]): TimeRange[] =>
  without(one, without(one, other));
