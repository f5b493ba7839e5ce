import { globSync } from "node:fs";
import { contentPath } from "#content-model/content-context.ts";
import type { ContentMistake } from "#content-model/content-error.ts";
import { parseFile } from "#content-model/parse-file.ts";
import { textsIn } from "#contract/desk/site-values.ts";
import { fixedPhrases, fixedTexts, styleRules } from "./style-rules.ts";

/** Addresses, paths and targets of Markdown links: no one reads them as text. */
const addresses = /\]\([^)]*\)|\S*(:\/\/|@|\/)\S*/g;

/** Finds what the rules of style object to in a text. */
export function findStyleFaults(text: string): { found: string; advice: string }[] {
  if (fixedTexts.has(text)) return [];
  let checked = text.replace(addresses, " ");
  for (const phrase of fixedPhrases) checked = checked.replaceAll(phrase, " ");
  return styleRules.flatMap(({ pattern, advice }) =>
    [...checked.matchAll(pattern)].map(([found]) => ({ found, advice })),
  );
}

/** Replies in another language than English, for which the rules are. */
const inSwedish = (file: string) => file.endsWith("-swedish.yaml");

/** Reads all content and lists what the rules of style object to. */
export async function findStyleWarnings(): Promise<ContentMistake[]> {
  const warnings: ContentMistake[] = [];
  for (const file of globSync("**/*.{yaml,yml,md}", { cwd: contentPath() }).sort()) {
    if (inSwedish(file)) continue;
    const { value, body, bodyLine, lineOf } = await parseFile(file);
    const check = (text: string, line: () => number) => {
      for (const { found, advice } of findStyleFaults(text)) {
        warnings.push({ file, line: line(), field: `“${found}”`, message: advice });
      }
    };
    for (const { path, text } of textsIn(value)) {
      // Its time is written for the build, not for readers.
      if (path.at(-1) !== "publishAt") check(text, () => lineOf(path));
    }
    for (const [index, text] of body.split("\n").entries()) check(text, () => bodyLine + index);
  }
  return warnings;
}
