import { globSync } from "node:fs";
import path from "node:path";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import * as z from "zod";
import { type ContentMemory, contentPath, currentContent } from "./content-context.ts";
import type { ContentMistake } from "./content-error.ts";
import { type FileParts, readParts } from "./front-matter.ts";
import { explainIssues } from "./schema-issues.ts";
import { valueOfText } from "./text-values.ts";
import { findPitfalls } from "./yaml-pitfalls.ts";
import { findSyntaxFaults } from "./yaml-syntax.ts";

/** A content file as read, with the lines of its values. */
export type ParsedFile = {
  file: string;
  /** Values of its fields, before they are compared with a schema; undefined when they cannot be read. */
  value: Record<string, unknown> | undefined;
  /** The text below the front matter, and the line it starts on. */
  body: string;
  bodyLine: number;
  mistakes: ContentMistake[];
  /** The line of the value at a path, or of the nearest parent that exists. */
  lineOf: (keys: PropertyKey[]) => number;
  /** The line of the name of a field. */
  lineOfName: (keys: PropertyKey[]) => number;
};

function findOffset(document: Document, keys: PropertyKey[]): number | undefined {
  for (let length = keys.length; length > 0; length--) {
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return undefined;
}

function findNameOffset(document: Document, keys: PropertyKey[]): number | undefined {
  const parent = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
    : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : findOffset(document, keys);
}

/** The last result for each file: in a preview most files are as they were. */
const cache = new Map<string, { parts: FileParts; parsed: ParsedFile }>();

/** What was read in one rendering, during which files stay as they are: several readers need a file, and many pages. */
const readFiles = new WeakMap<ContentMemory, Map<string, ParsedFile>>();

/**
 * Reads a content file without comparing it with a schema.
 * @param file path below the content folder
 * @throws ContentError when the file is not UTF-8 or, for Markdown, has no front matter
 */
export async function parseFile(file: string): Promise<ParsedFile> {
  contentPath(file);
  const { memory } = currentContent();
  const read = readFiles.get(memory) ?? new Map<string, ParsedFile>();
  readFiles.set(memory, read);
  const parsed = read.get(file) ?? (await parseAgain(file));
  read.set(file, parsed);
  return parsed;
}

async function parseAgain(file: string): Promise<ParsedFile> {
  const parts = await readParts(file);
  const cached = cache.get(file);
  if (cached && cached.parts.yaml === parts.yaml && cached.parts.body === parts.body) return cached.parsed;
  const parsed = parseParts(file, parts);
  cache.set(file, { parts, parsed });
  return parsed;
}

type Values = Pick<ParsedFile, "value" | "mistakes">;

/** Parses the YAML of a file. */
function parseYaml(yaml: string, firstLine: number) {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: "error" });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? firstLine : lineCounter.linePos(offset).line + firstLine - 1;
  return { document, lineCounter, lineAt };
}

function readValues(file: string, { yaml, firstLine }: FileParts): Values {
  const { document, lineCounter, lineAt } = parseYaml(yaml, firstLine);
  // One fault a line: the first that the parser meets, since others follow from it.
  const faults = new Map<number, string>();
  const add = (line: number, message: string) => {
    if (!faults.has(line)) faults.set(line, message);
  };
  const lineInYaml = (offset: number) => lineCounter.linePos(offset).line;
  for (const { line, message } of findSyntaxFaults(document, yaml, lineInYaml)) {
    add(line + firstLine - 1, message);
  }
  for (const { offset, message } of findPitfalls(document, yaml)) add(lineAt(offset), message);
  const value: unknown = faults.size > 0 ? undefined : document.toJS();
  const hasFields = isMap(document.contents);
  if (faults.size === 0 && !hasFields) {
    add(firstLine, value ? "the file has no fields; write each as name: value" : "the file is empty");
  }
  return {
    value: hasFields ? (value as ParsedFile["value"]) : undefined,
    mistakes: [...faults].sort(([a], [b]) => a - b).map(([line, message]) => ({ file, line, message })),
  };
}

function parseParts(file: string, parts: FileParts): ParsedFile {
  const { yaml, body, bodyLine, firstLine } = parts;
  // Lines are asked for where something is wrong; until then no tree is kept in memory.
  const lineWith = (find: (document: Document) => number | undefined) => {
    const { document, lineAt } = parseYaml(yaml, firstLine);
    return lineAt(find(document));
  };
  return {
    file,
    ...valueOfText("values", `${file}\n${yaml}`, () => readValues(file, parts)),
    body,
    bodyLine,
    lineOf: (keys) => (keys[0] === "body" ? bodyLine : lineWith((document) => findOffset(document, keys))),
    lineOfName: (keys) => lineWith((document) => findNameOffset(document, keys)),
  };
}

/** The value of a field in another file of the same folder, as it is written there. */
async function findExample(file: string, keys: PropertyKey[]): Promise<string | undefined> {
  const { dir, ext, base } = path.parse(file);
  if (dir === "" || dir === "pages") return undefined;
  for (const name of globSync(`*${ext}`, { cwd: contentPath(dir) }).sort()) {
    if (name === base) continue;
    const { yaml } = await readParts(`${dir}/${name}`).catch(() => ({ yaml: "" }));
    const node = parseDocument(yaml, { logLevel: "error" }).getIn(keys, true);
    if (isScalar(node) && node.range) return yaml.slice(node.range[0], node.range[1]).trim();
  }
  return undefined;
}

/** What valid files are by a schema: several readers read a file, and in a preview each page does. */
const valid = new WeakMap<ParsedFile, Map<z.core.$ZodType, unknown>>();

/**
 * Compares a file with its schema.
 * @returns the value, which is shared, or the mistakes
 */
export async function validateFile<S extends z.core.$ZodType>(
  parsed: ParsedFile,
  schema: S,
): Promise<{ data: z.output<S> } | { mistakes: ContentMistake[] }> {
  const { file, value, body, mistakes, lineOf, lineOfName } = parsed;
  if (mistakes.length > 0) return { mistakes };
  const known = valid.get(parsed) ?? new Map<z.core.$ZodType, unknown>();
  if (known.has(schema)) return { data: known.get(schema) as z.output<S> };
  const result = z.safeParse(schema, file.endsWith(".md") ? { ...value, body } : value, {
    reportInput: true,
  });
  if (result.success) {
    valid.set(parsed, known.set(schema, result.data));
    return { data: result.data };
  }
  const examples = new Map<string, string | undefined>();
  for (const { path: keys, input } of result.error.issues) {
    if (input === undefined) examples.set(keys.join("."), await findExample(file, keys));
  }
  const faults = explainIssues(result.error.issues, schema, (keys) => examples.get(keys.join(".")));
  return {
    mistakes: faults.map(({ path: keys, isName, line = 0, message }) => ({
      file,
      line: isName ? lineOfName(keys) : lineOf(keys) + line,
      field: keys.join("."),
      message,
    })),
  };
}
