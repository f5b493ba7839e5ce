import { fieldsOf } from "#contract/forms/form-definition.ts";
import { type FormKind, forms } from "#contract/forms/registry.ts";

/** Of text fields, those that say who somebody is; fields for addresses, numbers and links are withheld anyway. */
const identifying = ["name", "organizationName", "company"];
const identifyingTypes = ["email", "tel", "url"];

/**
 * The fields that a reader sees before they have judged: without name, address, telephone number and links.
 * @param fields JSON, as stored
 */
export function withoutApplicant(form: FormKind, fields: string): string {
  const withheld = new Set([
    ...identifying,
    ...fieldsOf(forms[form])
      .filter(({ type }) => identifyingTypes.includes(type))
      .map(({ name }) => name),
  ]);
  const entries = Object.entries(JSON.parse(fields) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !withheld.has(name))));
}
