import {
  type CollectionTag,
  type Document,
  isAlias,
  isNode,
  type Node,
  parseDocument,
  Scalar,
  type ScalarTag,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { mapTag, type StringifyContext, seqTag, stringTag } from "yaml/util";
import { isMap, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { EditError } from "./edit-error.ts";
import { type FileParts, joinFile, splitFile } from "./file-parts.ts";

/** What the check of the content refuses without quotes, and a space at which no line breaks, which nobody sees. */
const needsQuotes = /\u00a0|^-\S/;

/** How a text is written: without quotes or, if it has several lines, as a block, as far as that can be. */
const text: ScalarTag = {
  ...stringTag,
  stringify(node, context, ...rest) {
    const value = String(node.value);
    const isPlain = node.type === undefined || node.type === Scalar.PLAIN;
    const isQuoted = isPlain && (needsQuotes.test(value) || (context.inFlow && value.includes("\n")));
    const type = isQuoted ? Scalar.QUOTE_DOUBLE : isPlain ? undefined : node.type;
    const written = stringTag.stringify?.({ ...node, type } as Scalar, context, ...rest) ?? "";
    return type === Scalar.QUOTE_DOUBLE ? written.replaceAll("\u00a0", "\\_") : written;
  },
};

/** The tag of lists or maps, with this between their brackets and what is in them. */
const padded = (tag: CollectionTag, flowCollectionPadding: string) =>
  ({
    ...tag,
    stringify: (node: YAMLMap | YAMLSeq, context: StringifyContext, ...rest: (() => void)[]) =>
      node.toString({ ...context, flowCollectionPadding }, ...rest),
  }) as unknown as CollectionTag;

const customTags = [text, padded(seqTag, ""), padded(mapTag, " ")];

/** A content file whose fields can be edited. */
export type ContentDocument = { parts: FileParts; document: Document.Parsed; values: SiteValue };

/** The values of a document. Aliases are not followed: content has none. */
function valuesOf(document: Document): SiteValue {
  try {
    return (document.toJS({ maxAliasCount: 0 }) ?? {}) as SiteValue;
  } catch {
    throw new EditError("The file has an alias (*), which cannot be edited here.");
  }
}

/** Parses a content file; the text of a Markdown file is its `body`. @throws EditError when it has mistakes */
export function parseContent(file: string, source: string): ContentDocument {
  const parts = splitFile(file, source);
  if (!parts) throw new EditError("The file has no readable fields at its top.");
  const document = parseDocument(parts.yaml, {
    customTags: (tags) => [...customTags, ...tags],
    logLevel: "error",
  });
  const [error] = document.errors;
  if (error) throw new EditError(`The file has a mistake: ${error.message.split("\n", 1)[0]}`);
  const fields = valuesOf(document);
  if (!isMap(fields)) throw new EditError("The file has no fields.");
  const values = file.endsWith(".md") ? { ...fields, body: parts.body.replaceAll("\r\n", "\n") } : fields;
  return { parts, document: document as Document.Parsed, values };
}

/** The file of a document, in the form that edited files have. */
export function printContent({ parts, document }: ContentDocument): string {
  const printed = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_VALUE });
  // In a Markdown file the last line break is not part of the YAML.
  const yaml = parts.yaml.endsWith("\n") ? printed : printed.slice(0, -1);
  return joinFile({ ...parts, yaml: parts.yaml.includes("\r\n") ? yaml.replaceAll("\n", "\r\n") : yaml });
}

/** Node at a path. @returns undefined when there is none; @throws EditError for an alias */
export function nodeAt(document: Document, path: ValuePath): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isAlias(node)) throw new EditError("An alias (*) cannot be edited here.");
  return isNode(node) ? node : undefined;
}
