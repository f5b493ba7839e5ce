import * as z from "zod/mini";
import { formMessages } from "../messages.ts";

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

/** The address of a member: one that was invited is one that may sign in. The longest by RFC 5321 has 254 characters. */
export const memberEmail = z
  .email(formMessages.invalidEmail)
  .check(z.maxLength(254, formMessages.invalidEmail));
