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
  /** A version 4 UUID. */
  function uuid() {
    const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join("");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
  return { fraction, between, pick, chance, uuid };
}
