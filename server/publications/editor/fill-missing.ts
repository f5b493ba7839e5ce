import { placeName, schemaAt } from "#contract/desk/field-labels.ts";
import type { JsonSchema } from "#contract/desk/json-schema.ts";
import { isMap, isMissing, type SiteValue, type ValuePath } from "#contract/desk/site-values.ts";
import { applyEdit, readValues } from "../file-edits/apply-edit.ts";
import { EditError } from "../file-edits/edit-error.ts";

/** What stands in a preview where nothing is written yet; undefined leaves the field out. */
function placeholderOf(schema: JsonSchema, name: string, isRequired: boolean): SiteValue | undefined {
  if (schema.placeholder !== undefined) return schema.placeholder;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "string" && schema.format === undefined) return `[${name}]`;
  if (schema.format === "address") return "/";
  const isNumber = schema.type === "number" || schema.type === "integer";
  return isNumber && isRequired ? 1 : undefined;
}

/**
 * The text of a file whose empty fields are filled in, so that its page can be previewed as far as it goes.
 * @param fields where something is wrong
 * @returns null when something else is wrong with them than that they are empty
 */
export function fillMissing(
  file: string,
  text: string,
  schema: JsonSchema,
  fields: ValuePath[],
): string | null {
  try {
    return fields.reduce((filled, path) => {
      const values = readValues(file, filled);
      const own = schemaAt(schema, values, path);
      if (path.length === 0 || !(isMissing(values, path) || own.placeholder !== undefined))
        throw new EditError("This field is not empty.");
      const name = placeName(schema, values, path).split(", ").at(-1) ?? "";
      const parent = schemaAt(schema, values, path.slice(0, -1));
      const value = placeholderOf(own, name, parent.required?.includes(String(path.at(-1))) ?? false);
      const set = (text: string, value?: SiteValue) =>
        applyEdit(file, text, { kind: "set", path, ...(value !== undefined && { value }) });
      return isMap(value) ? set(set(filled), value) : set(filled, value);
    }, text);
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}
