import { expect, test } from "vitest";
import { toCsv } from "./export.ts";

const values = [
  "=HYPERLINK(1)",
  "+46 70 1",
  "@SUM(1)",
  "＝1+1",
  "－1",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "Anna;=cmd|' /C calc'!A1",
  'Anna;"=1"',
  'Anna";=1;"',
  "Anna; +1",
  "Anna\t-1",
  "first\n- second\r\n@third",
  'He said "hi",\n-1',
];

/** Cells as a spreadsheet finds them: quotes count where they begin a cell, and what follows them belongs to it. */
function cells(csv: string, separator: string) {
  const found = [""];
  let isQuoted = false;
  let isFresh = true;
  for (const sign of csv) {
    if (sign === '"' && (isFresh || isQuoted)) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || /[\r\n]/.test(sign))) found.push("");
    else found[found.length - 1] += sign;
    isFresh = found.at(-1) === "" && !isQuoted && sign !== '"';
  }
  return found;
}

const record = {
  reference: "NVS-1",
  receivedAt: "",
  status: "",
  form: "",
  formType: "",
  resume: "",
  mails: "",
};

test.each([",", ";", "\t"])("no cell of the CSV is a formula for who splits it at '%s'", (separator) => {
  for (const name of values) {
    const csv = toCsv([{ ...record, fields: { name } }]);
    expect(csv).toContain("'");
    for (const cell of cells(csv, separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
  }
});

test("what is no formula stays as it was sent", () => {
  const name = "Åsa-Li; 1 + 1 = 2, asa@example.se";
  expect(toCsv([{ ...record, fields: { name } }])).toContain(`"${name}"`);
});

test("a text of line breaks, as long as one may be, is no trouble", () => {
  const message = `${"\n".repeat(250_000)}=1`;
  expect(toCsv([{ ...record, fields: { message } }])).toContain("'=1");
});
