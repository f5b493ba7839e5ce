import { labelOf, placeName } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import type { SiteValue } from "#contract/desk/site-values.ts";
import type { Json, ValuePath } from "../file-edits/edit.ts";
import type { Editor } from "./editor.ts";

/**
 * Names the places in a content file as its form does.
 * @param values those of the file; null where there is none, it has mistakes, or it is a picture
 */
export function placeNames({ renderer }: Pick<Editor, "renderer">, file: string, values: Json | null) {
  const byName = (path: ValuePath) => path.map((key) => labelOf(key)).join(", ");
  const schema = renderer.fileSchema(file);
  if (values === null || schema === null) return byName;
  return (path: ValuePath) => placeName(schema as JsonSchema, values as SiteValue, path);
}

/** The path of a field that is written with dots. */
export const toValuePath = (field: string): ValuePath =>
  field === "" ? [] : field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
