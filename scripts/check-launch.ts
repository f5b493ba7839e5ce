import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";
import { type ContentLine, readContentLines } from "#content-model/content-lines.ts";
import { formatCount } from "#contract/count.ts";

/** `.example` addresses are reserved and belong to nobody (RFC 2606). */
const placeholderAddress = /[\w-]\.example\b/;

/** `[a value]` that only the owner knows, unless it is a Markdown link or footnote, or the gap `[…]` in a reply. A sample may hold a link. */
const valueToFillIn = /\[sample: (?:\[[^\]]*\]|[^\]])+\]|(?<![!\]])\[(?!…\])[^\]^]+\](?![([:])/g;

/** A comment that says so, after a value that looks real. */
const placeholderComment = /#\s*placeholder/;

/** What a line of content still waits for, or undefined. */
function describeLine({ kind, text }: ContentLine): string | undefined {
  if (kind === "sample") return `sample: ${text}`;
  if (placeholderAddress.test(text)) return `placeholder address: ${text.trim()}`;
  const values = text.match(valueToFillIn);
  return values ? `value to fill in: ${values.join(", ")}` : undefined;
}

/** Lists everything in the content that must not be published, as `file:line: kind: text`. */
export async function findPlaceholders(): Promise<string[]> {
  const found: string[] = [];
  for (const name of globSync("**/*.{yaml,yml,md}", { cwd: contentDir }).sort()) {
    const file = path.join(contentDir, name);
    const byLine = new Map<number, string>();
    for (const [index, line] of readFileSync(file, "utf8").split("\n").entries()) {
      if (placeholderComment.test(line)) byLine.set(index + 1, `placeholder: ${line.trim()}`);
    }
    for (const line of await readContentLines(name)) {
      const description = describeLine(line);
      if (description) byLine.set(line.line, description);
    }
    const lines = [...byLine].sort(([a], [b]) => a - b);
    found.push(...lines.map(([line, text]) => `${path.relative("", file)}:${line}: ${text}`));
  }
  return found;
}

if (import.meta.main) {
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
