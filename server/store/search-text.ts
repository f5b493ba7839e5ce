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

/**
 * What a submission is found by: its reference, fields and notes. Telephone numbers can also be found without their
 * spaces.
 */
export function searchText(reference: string, fields: Record<string, string>, notes: string[]): string {
  const numbers = [fields.phone, fields.phone?.replace(/\D/g, "")];
  const words = searchWords([reference, ...Object.values(fields), ...numbers, ...notes].join(" "));
  return words.join(" ").slice(0, maxTextLength);
}
