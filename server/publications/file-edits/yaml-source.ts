import { type Document, isAlias, isCollection, isNode, type Node, parseDocument, stringify } from "yaml";
import type { SiteValue, ValuePath } from "#contract/desk/site-values.ts";
import { EditError } from "./edit-error.ts";

/** A part of a text that another text takes the place of. */
export type Splice = { start: number; end: number; text: string };

export const splice = (source: string, { start, end, text }: Splice) =>
  source.slice(0, start) + text + source.slice(end);

export type YamlDocument = Document.Parsed;

/** Parses YAML so that places in its text can be found. @throws EditError when it has mistakes */
export function parseYaml(source: string): YamlDocument {
  const document = parseDocument(source, { keepSourceTokens: true, logLevel: "error" });
  const [error] = document.errors;
  if (error) throw new EditError(`The file has a mistake: ${error.message.split("\n", 1)[0]}`);
  return document as YamlDocument;
}

/** The values of a parsed file. Aliases are not followed: content has none. */
export function valuesOf(document: YamlDocument): SiteValue {
  try {
    return (document.toJS({ maxAliasCount: 0 }) ?? {}) as SiteValue;
  } catch {
    throw new EditError("The file has an alias (*), which cannot be edited here.");
  }
}

/** Node at a path, with its range. @returns undefined when there is none; @throws EditError for an alias */
export function nodeAt(document: YamlDocument, path: ValuePath): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isAlias(node)) throw new EditError("An alias (*) cannot be edited here.");
  return isNode(node) ? node : undefined;
}

/** Where a node begins and where its value ends. */
export function rangeOf(node: Node): [start: number, end: number] {
  if (!node.range) throw new EditError("This part of the file cannot be edited here.");
  return [node.range[0], node.range[1]];
}

export const lineStart = (source: string, offset: number) => source.lastIndexOf("\n", offset - 1) + 1;

/** The start of the line after a value: after its comment, if it has one. */
export function nextLineStart(source: string, offset: number): number {
  if (offset > 0 && source[offset - 1] === "\n") return offset;
  const end = source.indexOf("\n", offset);
  return end < 0 ? source.length : end + 1;
}

export const columnOf = (source: string, offset: number) => offset - lineStart(source, offset);

export const lineBreakOf = (source: string) => (source.includes("\r\n") ? "\r\n" : "\n");

/** Whether a value stands between brackets or braces, or in a list or map that does. */
export function isInFlow(document: YamlDocument, path: ValuePath): boolean {
  return path.some((_, length) => {
    const parent = nodeAt(document, path.slice(0, length));
    return isCollection(parent) && parent.flow === true;
  });
}

/** Lines of a new list or map in block style, without indent and without a line break at their end. */
export const blockSource = (value: SiteValue) => stringify(value, { lineWidth: 0 }).trimEnd();

/** A value between brackets or braces, in one line. */
export const flowSource = (value: SiteValue) =>
  stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true })
    .trimEnd()
    .replace(/\s*\n\s*/g, " ");

export const indentLines = (lines: string, indent: number) => lines.replace(/^(?=.)/gm, " ".repeat(indent));
