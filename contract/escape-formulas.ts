/**
 * A character that starts a formula, where a spreadsheet may begin a cell: not only at the first character of a value,
 * since Excel in Sweden also splits at `;`, and inside our quotes at that.
 */
const formulaStart = /(?<=(?:[;\t\r\n]|^[\s"])[\s"]*)[=+\-@＝＋－＠]/g;

/** A telephone number like `+46 (0)70 123 45 67`: it is no formula. */
const phoneNumber = /^\+\d[\d ()]*$/;

/** The text of a cell of a CSV file with an apostrophe before each formula; telephone numbers stay as they were typed. */
export const escapeFormulas = (value: string) =>
  phoneNumber.test(value) ? value : value.replace(/^[=+\-@\t\r＝＋－＠]/, "'$&").replace(formulaStart, "'$&");
