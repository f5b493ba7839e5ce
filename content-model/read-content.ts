import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import * as z from "zod";
import { contentDir } from "./content-dir.ts";
import { isShown, type Publication, publicationFields } from "./publication.ts";

/** Mistakes in content files, one per line of the message, each with file, line, field and what was expected. */
export class ContentError extends Error {
  override name = "ContentError";
}

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits a file into its YAML, the line the YAML starts on, and the text below (Markdown files only). */
export async function readParts(file: string) {
  const text = await readFile(path.join(contentDir, file), "utf8");
  if (!file.endsWith(".md")) return { yaml: text, firstLine: 1, body: "" };
  const match = frontMatterPattern.exec(text);
  if (!match) throw new ContentError(`${file}:1: expected front matter between two lines of ---`);
  return { yaml: match[1] ?? "", firstLine: 2, body: text.slice(match[0].length) };
}

/**
 * Offsets of texts that an unquoted # cuts short: YAML reads what follows as a comment. Comments that mark a value as
 * a placeholder are intended.
 */
function findCutTexts(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar(_, { type, value, comment, range }) {
      const isCut = type === "PLAIN" && typeof value === "string" && comment;
      if (isCut && !comment.trim().startsWith("placeholder")) offsets.push(range?.[0] ?? 0);
    },
  });
  return offsets;
}

/** What is wrong with a value, in the words of somebody who edits the file. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => `“${key}”`).join(", ");
    return `there is no field ${names} here: is its name misspelt, or its line indented wrongly?`;
  }
  if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return "is empty";
  // `input` is set only when the schema was told to report it.
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) {
    return `is missing: expected ${issue.expected === "array" ? "a list" : issue.expected}`;
  }
  return issue.message;
}

/** Offset of the value at a path, or of the nearest parent that exists. */
function findOffset(document: Document, keys: PropertyKey[]): number | undefined {
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

/**
 * Reads a content file and validates it.
 * @param file path below the content folder: `.yaml`, or `.md` with YAML front matter, whose text becomes `body`
 * @throws ContentError with all mistakes in the file
 */
export async function readContent<S extends z.core.$ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const { yaml, body, firstLine } = await readParts(file);
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const at = (offset: number) => `${file}:${lineCounter.linePos(offset).line + firstLine - 1}`;

  const mistakes = [
    ...document.errors.map((error) => `${at(error.pos[0])}: ${error.message.split("\n")[0]}`),
    ...findCutTexts(document).map((offset) => `${at(offset)}: the text ends before its #; put it in quotes`),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));

  const value = document.toJS() ?? {};
  const result = z.safeParse(schema, file.endsWith(".md") ? { ...value, body } : value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => {
    const offset = findOffset(document, issue.path);
    const place = offset === undefined ? `${file}:${firstLine}` : at(offset);
    return `${place}: ${issue.path.join(".") || "file"}: ${describeIssue(issue)}`;
  });
  throw new ContentError(issues.join("\n"));
}

/** Names of the items' files in a content folder, sorted. A missing folder is empty. */
async function listItemFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, folder)).catch(() => []);
  return names.filter((name) => /\.(yaml|md)$/.test(name)).sort();
}

const slugOf = (file: string) => path.parse(file).name;

/** Names of the items in a content folder that are on the site now, sorted. */
export async function listShownSlugs(folder: string): Promise<string[]> {
  const files = await listItemFiles(folder);
  const items = await Promise.all(
    files.map((file) => readContent(`${folder}/${file}`, z.looseObject(publicationFields))),
  );
  return files.filter((_, index) => isShown(items[index] ?? {})).map(slugOf);
}

/**
 * Reads all items of a folder that are on the site now. The `slug` of an item is the name of its file.
 * @throws ContentError with the mistakes of all files, also of those that are not on the site
 */
export async function readCollection<S extends z.core.$ZodType>(
  folder: string,
  extension: "yaml" | "md",
  schema: S,
) {
  const mistakes: string[] = [];
  const items: (z.output<S> & { slug: string })[] = [];
  for (const slug of (await listItemFiles(folder)).map(slugOf)) {
    try {
      const item = await readContent(`${folder}/${slug}.${extension}`, schema);
      if (isShown(item as Publication)) items.push(Object.assign({ slug }, item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return items;
}
