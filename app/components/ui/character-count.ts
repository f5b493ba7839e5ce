/** The share of the limit from which the count is shown. */
const shownFrom = 0.9;

/** How many characters a control has, in words; nothing until it is nearly full. */
export const characterCount = (length: number, maxLength: number): string =>
  length < maxLength * shownFrom
    ? ""
    : `${length.toLocaleString("en-GB")} of ${maxLength.toLocaleString("en-GB")} characters`;
