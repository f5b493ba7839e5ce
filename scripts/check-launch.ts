import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";

/** What must not go public: made-up people, addresses of nobody (RFC 2606), and lines marked as placeholders. */
const signs: [RegExp, string][] = [
  [/^\s*sample:\s*true/, "sample"],
  [/[\w-]\.example\b/, "placeholder address"],
  [/#\s*placeholder/, "placeholder"],
];

/** Lists every sample and placeholder still in the content, as `file:line: kind: text`. */
async function findPlaceholders() {
  const found: string[] = [];
  for (const file of globSync("**/*.{yaml,yml,md}", { cwd: contentDir }).sort()) {
    const lines = (await readFile(path.join(contentDir, file), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const sign = signs.find(([pattern]) => pattern.test(line));
      if (sign)
        found.push(
          `${path.join(path.relative("", contentDir), file)}:${index + 1}: ${sign[1]}: ${line.trim()}`,
        );
    }
  }
  return found;
}

const found = await findPlaceholders();
if (found.length > 0) {
  console.log(found.join("\n"));
  console.error(`\n${found.length} samples and placeholders are left: the site is not ready to go public.`);
  process.exitCode = 1;
} else {
  console.log("No samples or placeholders are left.");
}
