/** A content file as its YAML and what stands around it. Joined, they are the file, byte for byte. */
export type FileParts = {
  /** The line of hyphens before the YAML of a Markdown file. */
  before: string;
  yaml: string;
  /** The line of hyphens after it. */
  between: string;
  /** The text of a Markdown file. */
  body: string;
};

const frontMatter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)((?:\r?\n)?---[ \t]*(?:\r?\n|$))/;

/** @returns null for a Markdown file without readable front matter */
export function splitFile(file: string, text: string): FileParts | null {
  if (!file.endsWith(".md")) return { before: "", yaml: text, between: "", body: "" };
  const match = frontMatter.exec(text);
  if (!match) return null;
  const [all, before = "", yaml = "", between = ""] = match;
  return { before, yaml, between, body: text.slice(all.length) };
}

export const joinFile = ({ before, yaml, between, body }: FileParts) => before + yaml + between + body;
