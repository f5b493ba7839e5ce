import { randomInt } from "node:crypto";
import { referenceAlphabet } from "#contract/reference.ts";

const randomCharacters = (count: number) =>
  Array.from({ length: count }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join("");

/** A random reference like `NVS-7Q2K9D`. It may exist already: the store refuses a duplicate. */
export function newReference(): string {
  return `NVS-${randomCharacters(6)}`;
}

/** The reference of a form that was sent to a preview: `NVS-TEST4K`. */
export const testReference = (): string => `NVS-TEST${randomCharacters(2)}`;
