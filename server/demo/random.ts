export type Random = ReturnType<typeof createRandom>;

/**
 * Random choices that are the same for the same seed (mulberry32).
 * @param seed any whole number
 */
export function createRandom(seed: number) {
  let state = seed;
  /** A number from 0 to below 1. */
  function fraction() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  /** A whole number, both ends included. */
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  function pick<Item>(items: readonly Item[]): Item {
    return items[between(0, items.length - 1)] as Item;
  }
  /** True with this probability, from 0 to 1. */
  const chance = (share: number) => fraction() < share;
  return { fraction, between, pick, chance };
}
