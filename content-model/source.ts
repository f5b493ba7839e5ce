import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Document, LineCounter, parseDocument, visit } from "yaml";
import type * as z from "zod";
import { contentDir } from "./content-dir.ts";

/** One or more things an editor must mend, each with file, line, field and what was expected. */
export class ContentError extends Error {
  override name = "ContentError";
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** A file's structured part, its free text (Markdown files only) and the line its structure starts on. */
async function split(file: string) {
  const text = await readFile(path.join(contentDir, file), "utf8");
  if (!file.endsWith(".md")) return { structure: text, body: "", firstLine: 1 };
  const match = frontMatter.exec(text);
  if (!match) throw new ContentError(`${file}:1: expected front matter between two lines of ---`);
  return { structure: match[1] ?? "", body: text.slice(match[0].length), firstLine: 2 };
}

/** Where an unquoted # cuts a text short. A comment of its own there says that the value is a placeholder. */
function cutTexts(document: Document): number[] {
  const cuts: number[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      const isCut = type === "PLAIN" && typeof value === "string" && comment;
      if (isCut && !comment.trim().startsWith("placeholder")) cuts.push(range?.[0] ?? 0);
    },
  });
  return cuts;
}

/**
 * Reads one content file and checks it.
 * @param file path below the content folder; `.yaml`, or `.md` with YAML front matter (its text arrives as `body`)
 * @throws ContentError naming file, line, field and expectation for every fault found
 */
export async function readContent<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const { structure, body, firstLine } = await split(file);
  const lines = new LineCounter();
  const document = parseDocument(structure, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors
        .map((error) => `${file}:${lineAt(error.pos[0])}: ${error.message.split("\n")[0]}`)
        .join("\n"),
    );
  }
  const cuts = cutTexts(document).map(
    (offset) => `${file}:${lineAt(offset)}: the text ends before its #; put it in quotes`,
  );
  if (cuts.length > 0) throw new ContentError(cuts.join("\n"));
  const value = document.toJS() ?? {};
  const result = schema.safeParse(file.endsWith(".md") ? { ...value, body } : value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const keys = [...issue.path];
    let node: unknown;
    // A missing field has no place of its own: point at the nearest parent that has one.
    for (; keys.length > 0 && !node; keys.pop()) node = document.getIn(keys, true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    return `${file}:${range ? lineAt(range[0]) : firstLine}: ${issue.path.join(".") || "file"}: ${issue.message}`;
  });
  throw new ContentError(faults.join("\n"));
}

/** Slugs (file names without ending) in one content folder, sorted; a missing folder is empty. */
export async function slugsIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, folder)).catch(() => []);
  return names
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => name.replace(/\.(yaml|md)$/, ""))
    .sort();
}

/**
 * Reads every item of a folder. Each gets its `slug`, the file's name without ending.
 * @throws ContentError with the faults of all files together, so that an editor sees them at once
 */
export async function readCollection<S extends z.ZodType>(folder: string, ending: "yaml" | "md", schema: S) {
  const faults: string[] = [];
  const items: (z.output<S> & { slug: string })[] = [];
  for (const slug of await slugsIn(folder)) {
    try {
      items.push(Object.assign({ slug }, await readContent(`${folder}/${slug}.${ending}`, schema)));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return items;
}
