import { randomInt } from "node:crypto";
import { referenceAlphabet } from "#contract/reference.ts";

/** A random reference like `NVS-7Q2K9D`. It may exist already: the store refuses a duplicate. */
export function newReference(): string {
  const characters = Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `NVS-${characters.join("")}`;
}
