import { visibleText } from "./visible-text.ts";

/** The width of a letter in `em`: that of wide ones, so that a word of them fits, too. */
const letterWidth = 0.6;

/** Parts of a text between the places where a line may end. */
const unbreakable = /[^ \t\n-]+-?/g;

/**
 * Makes large type smaller where its longest word would not fit the nearest container, or the window: the sizes of
 * tokens.css are at most `--fit`.
 */
export const fitText = (text: string) => fitLetters(longestWord(text));

/** Makes large type smaller where the text would not fit on one line. */
export const fitLine = (text: string) => fitLetters(visibleText(text).length);

/** The letters of a text's longest word. */
export const longestWord = (text: string): number =>
  Math.max(1, ...(visibleText(text).match(unbreakable) ?? []).map((word) => word.length));

/** Makes large type smaller where so many letters would not fit. */
export const fitLetters = (letters: number) => ({
  "--fit": `calc(100cqi / ${(letters * letterWidth).toFixed(1)})`,
});
