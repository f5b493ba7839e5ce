import { globSync } from "node:fs";
import path from "node:path";
import { contentPath, setDefaultContent } from "#content-model/content-context.ts";
import { findSamples, type Sample } from "#content-model/samples.ts";
import { formatCount } from "#contract/count.ts";
import { contentFolder } from "./content-folder.ts";

const kinds: Record<Sample["kind"], string> = {
  sample: "sample",
  address: "placeholder address",
  gap: "value to fill in",
  placeholder: "placeholder",
  question: "question for the owner",
};

/** Lists everything in the content that must not be published, as `file:line: kind: text`. */
export async function findPlaceholders(): Promise<string[]> {
  const found: string[] = [];
  for (const name of globSync("**/*.{yaml,yml,md}", { cwd: contentPath() }).sort()) {
    const file = path.relative("", contentPath(name));
    const samples = await findSamples(name);
    found.push(...samples.map(({ line, kind, text }) => `${file}:${line}: ${kinds[kind]}: ${text}`));
  }
  return found;
}

if (import.meta.main) {
  setDefaultContent({ folder: contentFolder(), timeMs: Date.now() });
  const found = await findPlaceholders();
  if (found.length > 0) {
    console.log(found.join("\n"));
    console.error(
      `\n${formatCount(found.length, "sample or placeholder is", "samples and placeholders are")} left: the site is not ready to go public.`,
    );
    process.exitCode = 1;
  } else {
    console.log("No samples or placeholders are left.");
  }
}
