import { escapeFormulas } from "#contract/escape-formulas.ts";

export type Cell = string | number | null;

/** A table as CSV for spreadsheets: semicolons, a byte order mark, decimal points, and no cell that runs as a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(";")).join("\r\n")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = escapeFormulas(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
