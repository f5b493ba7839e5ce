import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";

/** The names of all forms' fields, each a column of an export. */
const fieldNames = [
  ...new Set(Object.values(forms).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
];

/** A column: `key` is the path of its value in a row, such as `fields[name]`. */
export type ExportColumn = { key: string; header: string };

/** A column for each field, between the given ones. */
export function exportColumns(before: string[], after: string[]): ExportColumn[] {
  const plain = (name: string) => ({ key: name, header: name });
  return [
    ...before.map(plain),
    ...fieldNames.map((name) => ({ key: `fields[${name}]`, header: name })),
    ...after.map(plain),
  ];
}
