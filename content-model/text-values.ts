import { contentHash } from "#pictures/cache.ts";
import { currentContent } from "./content-context.ts";

/**
 * Values that follow from texts of the content alone, by what they are and the hash of their text: those that an earlier
 * rendering of the same program found, and those of this one.
 */
export type TextValues = { before: Record<string, unknown>; now: Record<string, unknown> };

/**
 * A value that follows from a text alone. What an earlier rendering found is not computed again.
 * @param name what it is
 * @param compute its value can be written as JSON; what it throws is thrown, and nothing noted
 */
export function valueOfText<T>(name: string, text: string, compute: () => T): T {
  const { textValues } = currentContent();
  if (!textValues) return compute();
  const { before, now } = textValues;
  const id = `${name}:${contentHash(text)}`;
  now[id] ??= before[id] ?? compute();
  return now[id] as T;
}
