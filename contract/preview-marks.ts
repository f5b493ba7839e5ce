/** Where a text of a page stands in the content: the file, and the names and indexes that lead to it. */
export type TextPlace = { file: string; path: (string | number)[] };

/** Characters that browsers show as nothing. The first begins a mark, the others are the digits of its number. */
const begin = "\u2063";
const digits = ["\u2061", "\u2062", "\u2064"];
const length = 12;

/** How many numbers marks have. */
export const maxMarks = digits.length ** length;

const markPattern = new RegExp(`${begin}([${digits.join("")}]{${length}})`, "g");

/** A number as characters that nobody sees. Stands behind a text in previews, and never in published pages. */
export function writeMark(number: number): string {
  const written = number.toString(digits.length).padStart(length, "0");
  return begin + [...written].map((digit) => digits[Number(digit)]).join("");
}

/** The numbers of the marks in a text, in their order. */
export function readMarks(text: string): number[] {
  return [...text.matchAll(markPattern)].map(([, mark = ""]) =>
    Number.parseInt([...mark].map((character) => digits.indexOf(character)).join(""), digits.length),
  );
}

export const withoutPreviewMarks = (text: string) => text.replace(markPattern, "");

/** Whether two texts are the same but for marks. Names that items are found by are compared with it. */
export const isSameText = (one: string | undefined, other: string | undefined) =>
  withoutPreviewMarks(one ?? "") === withoutPreviewMarks(other ?? "");
