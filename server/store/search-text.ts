import { plainLetters } from "#contract/plain-letters.ts";

const word = /[\p{L}\p{N}]+/gu;
const longestWord = 64;

/** PostgreSQL indexes at most 1 MB of words; a character has at most four bytes. */
const maxTextLength = 200_000;

/** Of what is longer, only the beginning is read: each further message would block the server for longer. */
const maxReadLength = 1_000_000;

/**
 * The words of a text as both databases index them: without accents, in lower case, each once. Doing this here makes
 * both find the same.
 */
export function searchWords(text: string): string[] {
  const plain = plainLetters(text, "NFKD");
  return [...new Set((plain.match(word) ?? []).map((found) => found.slice(0, longestWord)))];
}

/** The words that somebody searches for, who may have copied a link to call or to write to. */
export const queryWords = (query: string): string[] => searchWords(query.replace(/\b(tel|mailto):/gi, " "));

/** A number for calls from elsewhere: the calling code of its country (as assigned by ITU-T E.164), and what follows it. */
const international = /^(?:\+|00)([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})0?(\d+)$/;

/** What follows Sweden's code, or the zero that stands in its place inside the country. */
const swedish = /^(?:460?|0(?!0))(\d+)$/;

/**
 * A telephone number as people may write it: in full, with a zero in place of the country's code, or without either, in any
 * groups. A search finds words by their beginnings, so the words are the number from each of its digits on.
 */
function phoneWords(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  const [, code = "46", rest = swedish.exec(digits)?.[1]] =
    international.exec(phone.replace(/[^+\d]/g, "")) ?? [];
  const ends = Array.from(digits.slice(1), (_, index) => digits.slice(index + 1));
  return digits === ""
    ? []
    : [digits, ...(rest ? [`0${rest}`, `${code}${rest}`, `00${code}${rest}`] : []), ...ends];
}

/** What a submission is found by: its reference, its fields, and what was written about it. @param texts the most important first */
export function searchText(reference: string, fields: Record<string, string>, texts: string[]): string {
  const numbers = phoneWords(fields.phone ?? "");
  const all = [reference, ...Object.values(fields), ...numbers, ...texts].join(" ");
  return searchWords(all.slice(0, maxReadLength)).join(" ").slice(0, maxTextLength);
}
