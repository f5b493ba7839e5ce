import * as z from "zod/mini";
import { maxLength } from "../limits.ts";
import { formMessages } from "../messages.ts";
import { completeUrl } from "./complete-url.ts";

// These errors stand beside their field, so each one says what to do.

const notText = "Please enter text.";
const notAnOption = "Please choose one of the options.";

/** Text that `clean` has normalized; a missing value becomes an empty one. */
function cleanedText(clean: (value: string) => string, max: number) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string({ error: notText })),
      z.transform((value) => clean(value ?? "").trim()),
    ),
    z.string().check(z.maxLength(max, `Please use at most ${max} characters.`)),
  );
}

function notEmpty(schema: z.ZodMiniType<string>, message: string | undefined) {
  return message === undefined ? schema : z.pipe(schema, z.string().check(z.minLength(1, message)));
}

const toLine = (value: string) => value.replace(/[\r\n\t\0]+/g, " ");

/**
 * A single line. Line breaks become spaces, because some lines end up in mail headers.
 * @param message error when it is empty; without one it may be
 */
export function line(message?: string, max: number = maxLength.line) {
  return notEmpty(cleanedText(toLine, max), message);
}

/**
 * Text of several lines. PostgreSQL refuses NUL. A line break counts as one character however it is sent: as two by
 * HTML forms, as one in JSON.
 * @param message error when it is empty; without one it may be
 */
export function textarea(message?: string, max: number = maxLength.text) {
  return notEmpty(
    cleanedText((value) => value.replaceAll("\0", "").replace(/\r\n?/g, "\n"), max),
    message,
  );
}

// A character that can start no second mail header or address: no space, no invisible one, no special one.
const emailCharacter = String.raw`[^\s@<>(),;:"\\[\]\p{Cc}\p{Cf}.]`;
const emailAtom = `${emailCharacter}+`;
// Labels of a host name neither start nor end with a hyphen.
const hostLabel = `(?!-)${emailAtom}(?<!-)`;
// Nobody's address has two dots in a row, or a dot at either end of a part.
const emailPattern = new RegExp(`^${emailAtom}(?:\\.${emailAtom})*@${hostLabel}(?:\\.${hostLabel})+$`, "u");

/** An email address. @param message error when it is empty; without one it may be */
export function email(message?: string, max: number = maxLength.email) {
  const valid = (value: string) => value === "" || emailPattern.test(value);
  return z.pipe(line(message, max), z.string().check(z.refine(valid, formMessages.invalidEmail)));
}

/** A web address; `https://` is put before one without a scheme. @param message error when it is empty; without one it may be */
export function url(message?: string, max: number = maxLength.url) {
  const valid = (value: string) => value === "" || (/^https?:\/\//i.test(value) && URL.canParse(value));
  return z.pipe(
    notEmpty(
      cleanedText((value) => completeUrl(toLine(value).trim()), max),
      message,
    ),
    z.string().check(z.refine(valid, "Please enter a full web address, starting with https://")),
  );
}

/** A value the page sets. Nobody types it: where it is wrong, the page is older than the server. */
export function fixed(value: string) {
  return z.literal(value, formMessages.outOfDate);
}

/** One of several options; a missing or empty value becomes the first. */
export function select(options: readonly [string, ...string[]]) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string({ error: notAnOption })),
      z.transform((value) => value || options[0]),
    ),
    z.enum(options, { error: notAnOption }),
  );
}

/** Values of a ticked box: our form's value, and what other clients commonly send. */
const ticked: unknown[] = ["given", "on", "yes", "true", true];

/** A box to tick; it becomes `given` or `not given`. */
export function checkbox() {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (ticked.includes(value) ? "given" : "not given")),
  );
}
