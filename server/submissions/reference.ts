import { randomInt } from "node:crypto";
import { referenceAlphabet } from "#contract/reference.ts";

/** A new reference, `NVS-7Q2K9D`. The store refuses one that exists; try another then. */
export function newReference(): string {
  const letters = Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `NVS-${letters.join("")}`;
}
