import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { environment } from "../setup/environment.ts";
import { fixtureSite } from "../setup/sites.ts";
import { founder, post } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";
import { list, operate } from "./operator.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

async function apply(fields: Partial<typeof founder> & { fax?: string }) {
  const answer = await post(server.url, { ...founder, ...fields });
  return ((await answer.json()) as { reference: string }).reference;
}

function json(...words: string[]) {
  const { status, stdout, stderr } = operate(server.dataDir, ...words, "--json");
  if (status !== 0) throw new Error(`${words[0]} ended with status ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

test.each(["foo 1", "2026-02-31", "2026-2-3", "20 Nov 2026", "1", "2026-11-20T25:00Z"])(
  "--since %s is no date: one line, status 1",
  (since) => {
    const { status, stderr } = operate(server.dataDir, "list", "--since", since);
    expect(status).toBe(1);
    expect(stderr).toContain("expected a date like 2026-11-20");
  },
);

test.each(["T00:00Z", "T00:00", "T00:00:00.000Z", "T01:00:00+01:00", ""])(
  "--since takes a date that ends with '%s'",
  async (ending) => {
    const reference = await apply({ message: `since ${ending}` });
    const shown = (date: string) =>
      (json("list", "--since", date + ending) as { reference: string }[]).map((one) => one.reference);
    expect(shown("2020-01-01")).toContain(reference);
    expect(shown("2999-12-31")).toEqual([]);
  },
);

test("what visitors sent cannot steer the terminal, and keeps its lines", async () => {
  const name = "Eve \u001b[2J\u009b31m\u202eevE";
  const reference = await apply({ name, message: "first\r\nsecond \u001b]0;title\u0007\rforged" });
  const listed = operate(server.dataDir, "list").stdout;
  const shown = operate(server.dataDir, "show", reference).stdout;
  for (const text of [listed, shown]) {
    expect(text).toContain("Eve \\x1b[2J\\x9b31m\\u202eevE");
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
  expect(shown).toContain("Message: first\nsecond \\x1b]0;title\\x07\nforged\n");
  expect(list(server.dataDir).find((one) => one.reference === reference)?.fields.name).toBe(name);
});

test("nor can the name of a resume", async () => {
  const answer = await applyForJob(server.url, pdf(Buffer.from("x")), "a\u009b2J.pdf");
  const { reference } = (await answer.json()) as { reference: string };
  expect(operate(server.dataDir, "show", reference).stdout).toContain("Resume: a\\x9b2J.pdf (");
});

test("what changes something answers scripts in JSON too, and times have one name everywhere", async () => {
  const reference = await apply({ message: "for scripts" });
  expect(json("show", reference).receivedAt).toBe(
    json("list").find((one: { reference: string }) => one.reference === reference).receivedAt,
  );
  expect(json("retry", reference)).toEqual({ count: expect.any(Number) });
  const robot = await apply({ message: "quarantined", fax: "1" });
  expect(json("release", robot)).toEqual({ reference: robot });
  expect(json("erase", reference)).toEqual({ references: [reference] });
  expect(json("purge", "--days", "1")).toEqual({ count: 0 });
});

test.each([
  ["erase", ""],
  ["erase", "--email", ""],
  ["erase", "--email", " "],
  ["erase", "NVS-000000", "--email", ""],
  ["erase"],
  ["retry", ""],
  ["show", ""],
])("%s with nothing where a name belongs does nothing", async (...words) => {
  operate(server.dataDir, "erase", await apply({ message: `erased before ${words}` }));
  const { status, stdout, stderr } = operate(server.dataDir, ...words);
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^Name a reference\b.*\.\n$/)]);
});

test.each([
  ["list"],
  ["erase", "--email", "a@b.se"],
  ["backup", "--out", "copy.db"],
  ["migrate-to", "postgres://none"],
])("%s in a folder without a store says so, and makes none", (...words) => {
  const folder = path.join(server.dataDir, "elsewhere");
  const { status, stdout, stderr } = operate(folder, ...words);
  expect([status, stdout, stderr.trim().split("\n")]).toEqual([
    1,
    "",
    [expect.stringContaining(`DATA_DIR=${folder}: there is no store at ${folder}/applications.db.`)],
  ]);
  expect(existsSync(folder)).toBe(false);
});

test("forms are asked for by their name or by what the list calls them; others are refused by naming those there are", async () => {
  await apply({ message: "by form" });
  const ours = (form: string) =>
    json("list", "--form", form).every((one: { form: string }) => one.form === "founder");
  expect([ours("founder"), ours("Founder Application"), ours("founder application")]).toEqual([
    true,
    true,
    true,
  ]);
  // A form of the site that nobody has sent yet is no error.
  expect(json("list", "--form", "Contact Form")).toEqual([]);
  expect(operate(server.dataDir, "list", "--form", "partner").stdout).toBe(
    "Nothing that has come in matches.\n",
  );
  const { status, stderr } = operate(server.dataDir, "list", "--form", "founders");
  expect([status, stderr]).toEqual([1, expect.stringContaining("founder, partner, contact, career")]);
});

test("a resume is written to a new file only, and an erased one says why it is not there", async () => {
  const reference = await apply({ message: "without a resume" });
  expect(operate(server.dataDir, "resume", reference, "--out", "x.pdf").stderr).toContain(
    "came without a resume",
  );
  operate(server.dataDir, "erase", reference);
  expect(operate(server.dataDir, "resume", reference, "--out", "x.pdf").stderr).toContain("was erased");
});

test("whoever reads an export may stop before its end", async () => {
  await apply({ message: "read in part" });
  const tool = spawn(process.execPath, ["dist/server/operator/main.js", "export"], {
    cwd: fixtureSite,
    env: environment({ DATA_DIR: server.dataDir }),
  });
  tool.stdout.destroy();
  const said = text(tool.stderr);
  expect(await once(tool, "close")).toEqual([0, null]);
  expect(await said).toBe("");
});

test("no cell of the CSV is a formula in a spreadsheet", async () => {
  await apply({ name: "Anna;=HYPERLINK(1)", phone: "+46 70 1", message: 'He said "hi",\n-1' });
  const { stdout } = operate(server.dataDir, "export");
  expect(stdout).toContain("Anna;'=HYPERLINK(1)");
  expect(stdout).toContain("'+46 70 1");
  expect(stdout).toContain(`"He said ""hi"",\n'-1"`);
});
