import { seededRandom } from "#pictures/random.ts";

export type Random = ReturnType<typeof createRandom>;

/** Random choices that are the same for the same seed. */
export function createRandom(seed: string) {
  /** A number from 0 to below 1. */
  const fraction = seededRandom(seed);
  /** A whole number, both ends included. */
  const between = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  function pick<Item>(items: readonly Item[]): Item {
    return items[between(0, items.length - 1)] as Item;
  }
  /** True with this probability, from 0 to 1. */
  const chance = (share: number) => fraction() < share;
  return { fraction, between, pick, chance };
}
