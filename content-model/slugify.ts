import { plainLetters } from "#contract/plain-letters.ts";

/** `Establish business structure` → `establish-business-structure` */
export function slugify(text: string): string {
  return plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
