import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { exportColumns } from "./columns.ts";
import { toCsv } from "./csv.ts";
import { exportFormats } from "./formats.ts";

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

const application = {
  reference: "NVS-1",
  receivedAt: "2026-06-30T22:30:00.000Z",
  status: "accepted",
  form: "founder",
  stage: "New",
  assignee: "",
  formType: "Founder Application",
  notes: [{ author: "Ada", at: "2026-11-23T12:05:00.000Z", text: "Call again." }],
  resume: "",
  mails: "",
};
const csvOf = (fields: Record<string, string>) => text(toCsv(exportColumns, [{ ...application, fields }]));

test("columns have the fields' labels, times are Stockholm's, and notes are there", async () => {
  const [headings, row] = (await csvOf({ coverLetter: "Dear all" })).split("\r\n");
  expect(headings).toMatch(/^\uFEFF?Reference;Received;Status;Form;Stage;Assignee;.*;Cover Letter;.*;Notes;/);
  expect(row).toMatch(/^NVS-1;2026-07-01 00:30;/);
  expect(row).toContain(";Ada, 2026-11-23 13:05: Call again.;");
});

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

test.each(["csv", "json", "xlsx"] as const)(
  "%s that is not read to its end ends its rows",
  async (format) => {
    let isEnded = false;
    async function* rows() {
      try {
        for (;;) yield { ...application, fields: { message: "x".repeat(10_000) } };
      } finally {
        isEnded = true;
      }
    }
    for await (const _ of exportFormats[format].write(rows())) break;
    await expect.poll(() => isEnded).toBe(true);
  },
);
