import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { exportColumns } from "./columns.ts";
import { toCsv } from "./csv.ts";

const values = [
  "=HYPERLINK(1)",
  "+46-70-1",
  "+SUM(1)",
  "@SUM(1)",
  "＝1+1",
  "－1",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  '"=1"',
  ' "=1"',
  "Anna;=cmd|' /C calc'!A1",
  'Anna;"=1"',
  'Anna";=1;"',
  "Anna; +1",
  "Anna\t-1",
  "first\n- second\r\n@third",
  'He said "hi",\n-1',
];

/** Splits as spreadsheets do: quotes count only at the beginning of a cell. */
function cells(csv: string, separator: string) {
  const found = [""];
  let isQuoted = false;
  let isStart = true;
  for (const character of csv) {
    if (character === '"' && (isStart || isQuoted)) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || /[\r\n]/.test(character))) found.push("");
    else found[found.length - 1] += character;
    isStart = found.at(-1) === "" && !isQuoted && character !== '"';
  }
  return found;
}

const columns = exportColumns(["reference"], []);
const csvOf = (fields: Record<string, string>) => text(toCsv(columns, [{ reference: "NVS-1", fields }]));

test.each([",", ";", "\t"])(
  "no cell is a formula in a spreadsheet that splits at '%s'",
  async (separator) => {
    for (const name of values) {
      const csv = await csvOf({ name });
      expect(csv).toContain("'");
      for (const cell of cells(csv, separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
    }
  },
);

test.each(["+46 70 123 45 67", "+46 (0)70 123 45 67", "+46701234567", "070-123 45 67", "0701234567"])(
  "the telephone number %s stays as it was typed",
  async (phone) => {
    expect((await csvOf({ phone })).split(/[;\r\n]+/)).toContain(phone);
  },
);

test("text without formulas is not changed", async () => {
  const name = "Åsa-Li; 1 + 1 = 2, asa@example.se";
  expect(await csvOf({ name })).toContain(`"${name}"`);
});

test("a quarter of a million line breaks are escaped quickly", async () => {
  const message = `${"\n".repeat(250_000)}=1`;
  expect(await csvOf({ message })).toContain("'=1");
});
