import * as z from "zod/mini";

/** A whole number in an address or a query, such as a version or a cursor. */
export const wholeNumber = (maxDigits: number) =>
  z.pipe(z.string().check(z.regex(new RegExp(`^\\d{1,${maxDigits}}$`))), z.transform(Number));

/** The version of something stored, or the number of a publication, in a body. Integers of PostgreSQL hold nine digits. */
export const versionNumber = z.int().check(z.minimum(0), z.maximum(999_999_999));
