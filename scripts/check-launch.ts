import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";

/** Patterns of what must not be published. `.example` addresses are reserved and belong to nobody (RFC 2606). */
const patterns = [
  { pattern: /^\s*sample:\s*true/, kind: "sample" },
  { pattern: /[\w-]\.example\b/, kind: "placeholder address" },
  { pattern: /#\s*placeholder/, kind: "placeholder" },
];

/** Lists all samples and placeholders in the content as `file:line: kind: text`. */
export function findPlaceholders(): string[] {
  const found: string[] = [];
  for (const name of globSync("**/*.{yaml,yml,md}", { cwd: contentDir }).sort()) {
    const file = path.join(contentDir, name);
    for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
      const match = patterns.find(({ pattern }) => pattern.test(line));
      if (match) found.push(`${path.relative("", file)}:${index + 1}: ${match.kind}: ${line.trim()}`);
    }
  }
  return found;
}

if (import.meta.main) {
  const found = findPlaceholders();
  if (found.length > 0) {
    console.log(found.join("\n"));
    console.error(`\n${found.length} samples and placeholders are left: the site is not ready to go public.`);
    process.exitCode = 1;
  } else {
    console.log("No samples or placeholders are left.");
  }
}
