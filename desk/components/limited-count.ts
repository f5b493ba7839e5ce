import { countLimit } from "#contract/desk/inbox.ts";

/** A number of the inbox's counts; from `countLimit` on they are not counted further. */
export const limitedCount = (count: number): string =>
  count < countLimit ? String(count) : `${countLimit - 1}+`;
