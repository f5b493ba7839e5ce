import { mapTexts } from "./map-texts.ts";

/**
 * Whether a text has the mark of a sample: an asterisk directly after a figure, name or term that the studio has not
 * confirmed yet.
 */
export const isSample = (text: string) => text.includes("*");

/** The mark of a sample in HTML. */
export const sampleMarkHtml = "<sup data-sample><span>*</span></sup>";

/** The same text or data without the marks of samples, for search engines, feeds and emails. */
export const withoutMarks = <T>(data: T): T => mapTexts(data, (text) => text.replaceAll("*", "")) as T;
