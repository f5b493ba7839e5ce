import { labelOf, placeName, schemaFor } from "#contract/desk/field-labels.ts";
import { alternativesOf, fieldSchema, type JsonSchema } from "#contract/desk/json-schema.ts";
import { plainText, shownText } from "#contract/desk/shown-text.ts";
import type { SiteSearch } from "#contract/desk/site.ts";
import type { SiteValue, ValuePath } from "#contract/desk/site-values.ts";
import { type ActingMember, requireSiteRight } from "../../permissions/permissions.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";
import { readDraftFile } from "./draft-files.ts";
import type { Editor } from "./editor.ts";
import { listContentFiles } from "./list-files.ts";

const maxResults = 50;

/** It shows designers what pages are made of, and tells visitors nothing. */
const notSearched = ["pages/design-system.yaml"];

/** Most results whose field, not their text, has the word. */
const maxFields = 8;

/** How much of a long text is shown around what was found. */
const shownLength = 120;

/** The part of a text around a word. */
function excerpt(source: string, word: string): string {
  const text = shownText(source);
  const at = Math.max(0, plainText(source).indexOf(word) - shownLength / 3);
  const part = text.slice(at, at + shownLength);
  return `${at > 0 ? "…" : ""}${part}${at + shownLength < text.length ? "…" : ""}`;
}

type FoundText = { path: ValuePath; text: string; label: string };

/** The texts of a file, with the names of their fields. */
function* textsIn(
  schema: JsonSchema,
  value: SiteValue,
  path: ValuePath = [],
  label = "",
): Generator<FoundText> {
  if (typeof value === "string") yield { path, text: value, label };
  if (typeof value !== "object" || value === null) return;
  const fitting = schemaFor(schema, value);
  for (const [key, one] of Object.entries(value)) {
    const isEntry = Array.isArray(value);
    const inner = (isEntry ? fitting.items : fieldSchema(fitting, key)) ?? {};
    yield* textsIn(inner, one, [...path, isEntry ? Number(key) : key], isEntry ? label : labelOf(key, inner));
  }
}

const knownWords = new WeakMap<JsonSchema, string>();

/** The names of all fields that a schema has, as forms show them. */
const labelsIn = (schema: JsonSchema): string[] =>
  alternativesOf(schema).flatMap(({ properties = {}, additionalProperties: further, items }) => [
    ...Object.entries(properties).flatMap(([name, inner]) => [labelOf(name, inner), ...labelsIn(inner)]),
    ...(typeof further === "object" ? labelsIn(further) : []),
    ...(items ? labelsIn(items) : []),
  ]);

/** The names of all fields of a schema as one text, so that files without a word need not be parsed. */
function wordsOf(schema: JsonSchema): string {
  const words = knownWords.get(schema) ?? plainText(labelsIn(schema).join("\n"));
  knownWords.set(schema, words);
  return words;
}

/** Finds the fields with a word in their name, and the texts with it, in all files with their drafts. */
export async function searchSite(editor: Editor, member: ActingMember, query: string): Promise<SiteSearch> {
  requireSiteRight(member, "editor");
  const word = plainText(query);
  // In the file a phrase may be interrupted by a line break or a mark.
  const [longest = ""] = word.split(/[^\p{L}\p{N}]+/u).sort((a, b) => b.length - a.length);
  const byField: SiteSearch["results"] = [];
  const byText: SiteSearch["results"] = [];
  if (word === "") return { results: [] };
  const { files } = await listContentFiles(editor, member);
  for (const { file, title } of files.filter((one) => !notSearched.includes(one.file))) {
    const { text } = await readDraftFile(editor, file);
    const schema = editor.renderer.fileSchema(file) ?? {};
    if (text === null || !(plainText(text).includes(longest) || wordsOf(schema).includes(longest))) continue;
    try {
      const values = readValues(file, text);
      const toResult = ({ path, text: found }: FoundText) => ({
        file,
        title,
        path,
        place: placeName(schema, values, path),
        text: excerpt(found, word),
      });
      for (const found of textsIn(schema, values)) {
        // What is called like the field and holds the same word is its heading on a page.
        const hasText = plainText(found.text).includes(word);
        if (!hasText && byField.length < maxFields && plainText(found.label).startsWith(word)) {
          byField.push(toResult(found));
        } else if (hasText && byText.length < maxResults) byText.push(toResult(found));
      }
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
  return { results: [...byField, ...byText].slice(0, maxResults) };
}
