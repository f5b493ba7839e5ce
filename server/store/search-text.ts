const word = /[\p{L}\p{N}]+/gu;
const longestWord = 64;

/** Letters that Unicode does not take apart, as people type them who do not have them on their keyboard. */
const plainLetters: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const letterToReplace = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** PostgreSQL indexes at most 1 MB of words; a character has at most four bytes. */
const maxTextLength = 200_000;

/**
 * The words of a text as both databases index them: without accents, in lower case, each once. Doing this here makes
 * both find the same.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(letterToReplace, (letter) => plainLetters[letter] ?? letter);
  return [...new Set((plain.match(word) ?? []).map((found) => found.slice(0, longestWord)))];
}

/** The words that somebody searches for, who may have copied a link to call or to write to. */
export const queryWords = (query: string): string[] => searchWords(query.replace(/\b(tel|mailto):/gi, " "));

/** Sweden's calling code, and the zero that stands in its place inside the country. */
const swedishPrefix = /^(?:(?:00)?460?|0(?!0))/;

/**
 * A telephone number as people may write it: in full, with a zero in place of Sweden's code, or without either, in any
 * groups. A search finds words by their beginnings, so the words are the number from each of its digits on.
 */
function phoneWords(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  const inSweden = swedishPrefix.test(digits) ? digits.replace(swedishPrefix, "") : null;
  const ends = Array.from(digits.slice(1), (_, index) => digits.slice(index + 1));
  return digits === ""
    ? []
    : [digits, ...(inSweden === null ? [] : [`0${inSweden}`, `46${inSweden}`, `0046${inSweden}`]), ...ends];
}

/** What a submission is found by: its reference, its fields, and what was written about it. */
export function searchText(reference: string, fields: Record<string, string>, texts: string[]): string {
  const numbers = phoneWords(fields.phone ?? "");
  const words = searchWords([reference, ...Object.values(fields), ...numbers, ...texts].join(" "));
  return words.join(" ").slice(0, maxTextLength);
}
