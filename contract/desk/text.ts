import * as z from "zod/mini";

/** Text that a member types, as it is. PostgreSQL stores no NUL characters, so they are left out. */
export const optionalText = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll("\0", "")),
    z.maxLength(maxLength),
  );

/** Text that a member types, trimmed and not empty. PostgreSQL stores no NUL characters, so they are left out. */
export const requiredText = (maxLength: number) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll("\0", "")),
    z.trim(),
    z.minLength(1),
    z.maxLength(maxLength),
  );
