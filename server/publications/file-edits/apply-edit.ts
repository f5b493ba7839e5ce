import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq } from "yaml";
import {
  editedValues,
  isMap as isFields,
  type SiteEdit,
  type SiteValue,
  valueAt,
} from "#contract/desk/site-values.ts";
import { EditError } from "./edit-error.ts";
import { editList } from "./edit-list.ts";
import { insertField, removeField } from "./edit-map.ts";
import { type FileParts, joinFile, splitFile } from "./file-parts.ts";
import { isSimple, scalarSource } from "./scalar-source.ts";
import {
  columnOf,
  isInFlow,
  lineBreakOf,
  nodeAt,
  parseYaml,
  rangeOf,
  type Splice,
  splice,
  valuesOf,
  type YamlDocument,
} from "./yaml-source.ts";

/** A content file whose fields can be edited. */
type OpenFile = { parts: FileParts; document: YamlDocument; values: SiteValue };

function openFile(file: string, text: string): OpenFile {
  const parts = splitFile(file, text);
  if (!parts) throw new EditError("The file has no readable fields at its top.");
  const document = parseYaml(parts.yaml);
  const fields = valuesOf(document);
  if (!isFields(fields)) throw new EditError("The file has no fields.");
  const values = file.endsWith(".md") ? { ...fields, body: parts.body.replaceAll("\r\n", "\n") } : fields;
  return { parts, document, values };
}

/** The values of a content file; the text of a Markdown file is its `body`. @throws EditError when it has mistakes */
export const readValues = (file: string, text: string): SiteValue => openFile(file, text).values;

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

/** How the value of an edit is written in another version of the file, if it is the same there. */
function sourceIn(other: OpenFile, { path, value }: SetEdit): string | undefined {
  const node = isDeepStrictEqual(valueAt(other.values, path), value)
    ? nodeAt(other.document, path)
    : undefined;
  return isScalar(node) ? other.parts.yaml.slice(...rangeOf(node)) : undefined;
}

function setSplices(open: OpenFile, edit: SetEdit, order: string[], base: OpenFile | undefined): Splice[] {
  const { document, parts } = open;
  const { path, value } = edit;
  const node = nodeAt(document, path);
  const name = path.at(-1);
  const parent = nodeAt(document, path.slice(0, -1));
  if (value === undefined) {
    if (!isMap(parent) || typeof name !== "string") throw new EditError("This cannot be removed.");
    return [removeField(parts.yaml, parent, name)];
  }
  if (node === undefined) {
    if (!isMap(parent) || typeof name !== "string") throw new EditError("There is no such part in the file.");
    return [insertField(parts.yaml, parent, name, value, order)];
  }
  if (!isScalar(node) || !isSimple(value)) {
    if (!isMap(parent) || typeof name !== "string")
      throw new EditError("This cannot be replaced as a whole.");
    throw new EditError("Change its fields one by one.");
  }
  const [start, end] = rangeOf(node);
  const source = parts.yaml.slice(start, end);
  const own = scalarSource(value, { like: { type: node.type, source }, isInFlow: isInFlow(document, path) });
  const text = (base && sourceIn(base, edit)) ?? own.replaceAll("\n", lineBreakOf(parts.yaml));
  // An empty value begins directly after the colon.
  return [{ start, end, text: start === end && parts.yaml[start - 1] === ":" ? ` ${text}` : text }];
}

function splicesOf(open: OpenFile, edit: SiteEdit, order: string[], base: OpenFile | undefined): Splice[] {
  if (edit.kind === "set") return setSplices(open, edit, order, base);
  const { document, parts } = open;
  const list = nodeAt(document, edit.path);
  if (!isSeq(list)) throw new EditError("There is no such list in the file.");
  const parent = nodeAt(document, edit.path.slice(0, -1));
  const first = isMap(parent) && !parent.flow ? parent.items[0]?.key : undefined;
  const column = isScalar(first) ? columnOf(parts.yaml, rangeOf(first)[0]) : undefined;
  return editList(parts.yaml, list, edit, column);
}

function editBody({ parts }: OpenFile, value: SiteValue | undefined): FileParts {
  if (typeof value !== "string") throw new EditError("The text must be a text.");
  return { ...parts, body: parts.body.includes("\r\n") ? value.replaceAll("\n", "\r\n") : value };
}

type EditOptions = {
  /** The names of fields beside the edited one, in the order in which a new one takes its place. */
  order?: string[];
  /** An earlier version of the file: a value that is the same there is written as it is there. */
  base?: string | undefined;
};

/**
 * Changes one value of a content file. Everything else stays as it is, byte for byte.
 * @throws EditError when the file, or this part of it, cannot be edited in this way
 */
export function applyEdit(
  file: string,
  text: string,
  edit: SiteEdit,
  { order = [], base }: EditOptions = {},
): string {
  const open = openFile(file, text);
  const baseFile = base === undefined ? undefined : openFile(file, base);
  const expected = editedValues(open.values, edit);
  if (base !== undefined && isDeepStrictEqual(baseFile?.values, expected)) return base;
  if (file.endsWith(".md") && edit.path.length === 1 && edit.path[0] === "body" && edit.kind === "set") {
    return joinFile(editBody(open, edit.value));
  }
  const splices = splicesOf(open, edit, order, baseFile).toSorted((a, b) => b.start - a.start);
  const edited = joinFile({ ...open.parts, yaml: splices.reduce(splice, open.parts.yaml) });
  if (!isDeepStrictEqual(readValues(file, edited), expected))
    throw new EditError("This cannot be written into the file.");
  return edited;
}
