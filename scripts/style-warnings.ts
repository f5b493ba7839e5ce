import { globSync } from "node:fs";
import { contentDir } from "#content-model/content-dir.ts";
import { readContentLines } from "#content-model/content-lines.ts";
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

/** Reads all content and lists what the rules of style object to, as `file:line: “words”: advice`. */
export async function findStyleWarnings(): Promise<string[]> {
  const warnings: string[] = [];
  for (const file of globSync("**/*.{yaml,yml,md}", { cwd: contentDir }).sort()) {
    for (const { kind, text, line } of await readContentLines(file)) {
      if (kind !== "text") continue;
      for (const { found, advice } of findStyleFaults(text)) {
        warnings.push(`${file}:${line}: “${found}”: ${advice}`);
      }
    }
  }
  return warnings;
}
