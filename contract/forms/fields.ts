import * as z from "zod/mini";
import { length } from "../limits.ts";
import { formMessages } from "../messages.ts";

// Every message below stands beside its field, so it says what to do, not what went wrong.

const notText = "Please enter text.";
const notOffered = "Please choose one of the options.";

/** A single line, empty when missing. Line breaks become spaces, because some lines end up in mail headers. */
function line(max: number) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string({ error: notText })),
      z.transform((value) => (value ?? "").replace(/[\r\n\t\0]+/g, " ").trim()),
    ),
    z.string().check(z.maxLength(max, `Please use at most ${max} characters.`)),
  );
}

/** A single line that must be there. */
export function required(error: string, max: number = length.line) {
  return z.pipe(line(max), z.string().check(z.minLength(1, error)));
}

/** A single line that may be missing or empty. */
export function optional(max: number = length.line) {
  return line(max);
}

/**
 * Text of several lines. NUL is no character any keyboard sends, and PostgreSQL refuses it. Forms send a line break as
 * two characters, JSON as one: it counts as one, so that the limit is the same, and the text, however it is sent.
 */
export function text(error?: string) {
  const cleaned = z.pipe(
    z.pipe(
      z.nullish(z.string({ error: notText })),
      z.transform((value) => (value ?? "").replaceAll("\0", "").replace(/\r\n?/g, "\n").trim()),
    ),
    z.string().check(z.maxLength(length.text, `Please use at most ${length.text} characters.`)),
  );
  return error ? z.pipe(cleaned, z.string().check(z.minLength(1, error))) : cleaned;
}

// Text, an at-sign, text, a dot, text; no spaces, nothing that could start a second mail header or address, and no
// signs that nobody sees.
const emailPattern =
  /^[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}]+@[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}]+\.[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}]+$/u;

/** An e-mail address that must be there. */
export function email() {
  return z.pipe(
    required("Please enter your email address.", length.email),
    z.string().check(z.regex(emailPattern, formMessages.invalidEmail)),
  );
}

/** A web address that may be left empty. */
export function optionalUrl() {
  return z.pipe(
    optional(length.url),
    z
      .string()
      .check(
        z.refine(
          (value) => value === "" || (/^https?:\/\//i.test(value) && URL.canParse(value)),
          "Please enter a full web address, starting with https://",
        ),
      ),
  );
}

/** What a form says of itself. Nobody types it: where it is wrong, the page is older than the server. */
export function fixed<const T extends string>(value: T) {
  return z.literal(value, "The form is out of date: please load the page again.");
}

/** One of a list; the first one when nothing was chosen. */
export function choice<const T extends readonly [string, ...string[]]>(options: T) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string({ error: notOffered })),
      z.transform((value) => value || options[0]),
    ),
    z.enum(options, { error: notOffered }),
  );
}
