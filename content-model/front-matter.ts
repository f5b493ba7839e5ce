import { ContentError } from "./content-error.ts";
import { readFileText } from "./file-text.ts";

/** Parts of a content file. */
export type FileParts = {
  yaml: string;
  /** The line the YAML starts on, from 1. */
  firstLine: number;
  /** The text below the front matter; empty for YAML files. */
  body: string;
  /** The line the text starts on. */
  bodyLine: number;
};

const pattern = /^---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

const expected =
  "begin the file with a line of three hyphens, ---, then the fields, then another line of ---";

/** The mistake in a Markdown file without readable front matter. */
function frontMatterFault(text: string): string {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
  if (text.trim() === "") return `the file is empty; ${expected}`;
  if (/^\s*[–—-]+\s*$/.test(firstLine) && firstLine !== "---")
    return `the first line is “${firstLine}”; write exactly three hyphens there: ---`;
  if (firstLine === "---") return "the fields have no end; write a line of --- below the last of them";
  if (/^\s*---\s*$/m.test(text)) {
    return "something stands before the first line of ---; that line must be the first of the file";
  }
  return `there are no fields at the top; ${expected}`;
}

/**
 * Splits a content file into its YAML and, for Markdown files, the text below.
 * @throws ContentError when a Markdown file has no front matter, or the file is not UTF-8
 */
export async function readParts(file: string): Promise<FileParts> {
  const text = await readFileText(file);
  if (!file.endsWith(".md")) return { yaml: text, firstLine: 1, body: "", bodyLine: 1 };
  const match = pattern.exec(text);
  if (!match) throw new ContentError([{ file, line: 1, message: frontMatterFault(text) }]);
  return {
    yaml: match[1] ?? "",
    firstLine: 2,
    body: text.slice(match[0].length),
    bodyLine: match[0].split("\n").length,
  };
}
