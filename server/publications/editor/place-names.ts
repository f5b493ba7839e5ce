import { labelOf, placeName } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { readValues } from "../file-edits/apply-edit.ts";
import { EditError, type ValuePath } from "../file-edits/edit.ts";
import type { Editor } from "./editor.ts";

/**
 * Names the places in a content file as its form does.
 * @param text the file; null where there is none, or it is a picture
 */
export function placeNames({ renderer }: Pick<Editor, "renderer">, file: string, text: string | null) {
  const byName = (path: ValuePath) => path.map((key) => labelOf(key)).join(", ");
  const schema = renderer.fileSchema(file);
  if (text === null || schema === null) return byName;
  try {
    const values = readValues(file, text) as SiteValue;
    return (path: ValuePath) => placeName(schema as JsonSchema, values, path);
  } catch (error) {
    if (error instanceof EditError) return byName;
    throw error;
  }
}

/** The path of a field that is written with dots. */
export const toValuePath = (field: string): ValuePath =>
  field === "" ? [] : field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
