import { isDeepStrictEqual } from "node:util";
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, Scalar } from "yaml";
import { editedValues, type SiteEdit, type SiteValue, valueAt } from "#contract/desk/site-values.ts";
import { type ContentDocument, nodeAt, parseContent, printContent } from "./content-document.ts";
import { EditError } from "./edit-error.ts";
import { joinFile } from "./file-parts.ts";

/** The values of a content file; the text of a Markdown file is its `body`. @throws EditError when it has mistakes */
export const readValues = (file: string, text: string): SiteValue => parseContent(file, text).values;

/** The same; null where there is no file, or one with mistakes. */
export function valuesOrNull(file: string, text: string | null): SiteValue | null {
  try {
    return text === null ? null : readValues(file, text);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}

type SetEdit = Extract<SiteEdit, { kind: "set" }>;

type EditOptions = {
  /** The names of fields beside the edited one, in the order in which a new one takes its place. */
  order?: string[];
  /** An earlier version of the file: a value that is the same there is written as it is there. */
  base?: string | undefined;
};

/** How the value of an edit is written in another version of the file, if it is the same there. */
const nodeIn = (other: ContentDocument | undefined, { path, value }: SetEdit): Node | undefined =>
  other && isDeepStrictEqual(valueAt(other.values, path), value) ? nodeAt(other.document, path) : undefined;

function setValue(document: Document, edit: SetEdit, order: string[], base: ContentDocument | undefined) {
  const { path, value } = edit;
  const name = path.at(-1);
  const parent = nodeAt(document, path.slice(0, -1));
  const node = nodeAt(document, path);
  const like = nodeIn(base, edit);
  if (value !== undefined && isScalar(node) && (value === null || typeof value !== "object")) {
    const { comment, commentBefore, spaceBefore } = node;
    Object.assign(node, like, { value, comment, commentBefore, spaceBefore });
  } else if (value !== undefined && node !== undefined) {
    if (!like) throw new EditError("Change its fields one by one.");
    document.setIn(path, like);
  } else {
    if (!isMap(parent) || typeof name !== "string") throw new EditError("There is no such part in the file.");
    if (value === undefined) parent.delete(name);
    else {
      if (parent.items.length === 0) parent.flow = false;
      const before = order.slice(0, Math.max(0, order.indexOf(name)));
      const previous = parent.items.findLastIndex(
        ({ key }) => isScalar(key) && before.includes(String(key.value)),
      );
      const index = order.includes(name) ? previous + 1 : parent.items.length;
      parent.items.splice(index, 0, document.createPair(name, like ?? value));
    }
  }
}

/** A new entry of a list, written like the one that is there. */
function entryNode(document: Document, value: SiteValue, neighbor: unknown): Node {
  const node = document.createNode(value);
  if (isCollection(node) && isCollection(neighbor)) node.flow = neighbor.flow ?? false;
  if (isScalar(node) && isScalar(neighbor) && neighbor.type === Scalar.QUOTE_DOUBLE)
    node.type = neighbor.type;
  return node;
}

function editList(document: Document, edit: Exclude<SiteEdit, SetEdit>) {
  const list = nodeAt(document, edit.path);
  if (!isSeq(list)) throw new EditError("There is no such list in the file.");
  const { items } = list;
  if (edit.kind === "insert") {
    if (items.length === 0) list.flow = false;
    items.splice(edit.index, 0, entryNode(document, edit.value, items[0]));
  } else {
    const entries = items.splice(edit.index, 1);
    if (edit.kind === "move") items.splice(edit.to, 0, ...entries);
  }
}

function editBody({ parts }: ContentDocument, value: SiteValue | undefined): string {
  if (typeof value !== "string") throw new EditError("The text must be a text.");
  return joinFile({ ...parts, body: parts.body.includes("\r\n") ? value.replaceAll("\n", "\r\n") : value });
}

/**
 * Changes one value of a content file. Comments, quotes and the order of everything else stay; the file gets the form
 * that edited files have.
 * @throws EditError when the file, or this part of it, cannot be edited in this way
 */
export function applyEdit(
  file: string,
  text: string,
  edit: SiteEdit,
  { order = [], base }: EditOptions = {},
): string {
  const content = parseContent(file, text);
  const baseContent = base === undefined ? undefined : parseContent(file, base);
  const expected = editedValues(content.values, edit);
  if (base !== undefined && isDeepStrictEqual(baseContent?.values, expected)) return base;
  if (file.endsWith(".md") && isDeepStrictEqual(edit.path, ["body"]) && edit.kind === "set") {
    return editBody(content, edit.value);
  }
  if (edit.kind === "set") setValue(content.document, edit, order, baseContent);
  else editList(content.document, edit);
  const edited = printContent(content);
  if (!isDeepStrictEqual(readValues(file, edited), expected))
    throw new EditError("This cannot be written into the file.");
  return edited;
}
