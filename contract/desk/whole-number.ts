import * as z from "zod/mini";

/** A whole number in an address or a query, such as a version or a cursor. */
export const wholeNumber = (maxDigits: number) =>
  z.pipe(z.string().check(z.regex(new RegExp(`^\\d{1,${maxDigits}}$`))), z.transform(Number));
