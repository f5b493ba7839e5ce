import * as z from "zod";
import { text } from "./shared-schemas.ts";

/** Values that a job's content may give for the hidden fields of its form. */
export const formNamesSchema = z.strictObject({ formType: text, sourcePage: text, position: text }).partial();

/** The hidden fields of a job's form, which identify the job for the API (see contract/forms/career.ts). */
export type FormNames = Required<z.output<typeof formNamesSchema>>;

/** `venture-builder` → `Venture-Builder` */
const capitalized = (slug: string) => slug.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Completes the hidden fields of a job's form: the position is the job's title, and the page is named after the file, so
 * that a copied job has a form of its own.
 */
export function formNames(slug: string, title: string, given: Partial<FormNames> = {}): FormNames {
  const position = given.position ?? title;
  return {
    position,
    formType: given.formType ?? `${position} Application`,
    sourcePage: given.sourcePage ?? `${capitalized(slug)} Page`,
  };
}
