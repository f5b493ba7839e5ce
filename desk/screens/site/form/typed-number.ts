import type { SiteValue } from "#contract/desk/site-values.ts";

/** The number that a text is; the text when it is none. */
export const numberOf = (text: string): number | string =>
  text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;

/** What the field of a number shows: the text that was typed, such as `18.0` before `18.05`, while it is the value. */
export const shownNumber = (typed: string, value: SiteValue | undefined): string =>
  numberOf(typed) === value ? typed : String(value ?? "");
