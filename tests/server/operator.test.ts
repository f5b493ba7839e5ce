import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { environment } from "../setup/environment.ts";
import { serverFolder } from "../setup/sites.ts";
import { applyAsFounder, referenceOf } from "./founder.ts";
import { applyForJob, pdf } from "./job-application.ts";
import { list, operate } from "./operator.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer();

async function json(...args: string[]) {
  const { status, stdout, stderr } = await operate(server.dataDir, ...args, "--json");
  if (status !== 0) throw new Error(`${args[0]} ended with status ${status}: ${stderr}`);
  return JSON.parse(stdout);
}

test.each(["foo 1", "2026-02-31", "2026-2-3", "20 Nov 2026", "1", "2026-11-20T25:00Z"])(
  "refuses --since %s with status 1",
  async (since) => {
    const { status, stderr } = await operate(server.dataDir, "list", "--since", since);
    expect(status).toBe(1);
    expect(stderr).toContain("expected a date like 2026-11-20");
  },
);

test.each(["T00:00Z", "T00:00", "T00:00:00.000Z", "T01:00:00+01:00", ""])(
  "accepts a date for --since that ends with '%s'",
  async (ending) => {
    const reference = await applyAsFounder(server, { message: `since ${ending}` });
    const since = async (date: string) =>
      (await list(server.dataDir, "--since", date + ending)).map((submission) => submission.reference);
    expect(await since("2020-01-01")).toContain(reference);
    expect(await since("2999-12-31")).toEqual([]);
  },
);

test("escapes control characters in what list and show print, but not in JSON", async () => {
  const name = "Eve \u001b[2J\u009b31m\u202eevE";
  const reference = await applyAsFounder(server, {
    name,
    message: "first\r\nsecond \u001b]0;title\u0007\rforged",
  });
  const listed = (await operate(server.dataDir, "list")).stdout;
  const shown = (await operate(server.dataDir, "show", reference)).stdout;
  for (const output of [listed, shown]) {
    expect(output).toContain("Eve \\x1b[2J\\x9b31m\\u202eevE");
    expect(output).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
  expect(shown).toContain("Message:\n    first\n    second \\x1b]0;title\\x07\n    forged\n");
  const submission = (await list(server.dataDir)).find((one) => one.reference === reference);
  expect(submission?.fields.name).toBe(name);
});

test("escapes control characters in a resume's name", async () => {
  const reference = await referenceOf(await applyForJob(server.url, pdf("x"), "a\u009b2J.pdf"));
  const { stdout } = await operate(server.dataDir, "show", reference);
  expect(stdout).toContain("Resume: a\\x9b2J.pdf (");
});

test("prints JSON for scripts, with the same names for times", async () => {
  const reference = await applyAsFounder(server, { message: "for scripts" });
  const listed = (await json("list")).find((one: { reference: string }) => one.reference === reference);
  expect((await json("show", reference)).receivedAt).toBe(listed.receivedAt);
  expect(await json("retry", reference)).toEqual({ count: expect.any(Number), webhooks: 0 });
  const quarantined = await applyAsFounder(server, { message: "quarantined", fax: "1" });
  expect(await json("release", quarantined)).toEqual({ reference: quarantined });
  expect(await json("erase", reference, "--yes")).toEqual({ references: [reference] });
  expect(await json("purge", "--days", "1")).toEqual({ count: 0 });
});

test("lists in pages, each continuing after the last reference of the one before", async () => {
  for (const message of ["page 1", "page 2", "page 3"]) await applyAsFounder(server, { message });
  const all = (await list(server.dataDir)).map(({ reference }) => reference);
  const first = await operate(server.dataDir, "list", "--limit", "2");
  expect(first.stdout).toContain(`There are more: add --after ${all[1]}`);
  const second = await list(server.dataDir, "--limit", "2", "--after", all[1] ?? "");
  expect(second.map(({ reference }) => reference)).toEqual(all.slice(2, 4));
  const rest = await operate(server.dataDir, "list", "--after", all.at(-2) ?? "");
  expect(rest.stdout).toContain(all.at(-1));
  expect(rest.stdout).not.toContain("There are more");
  const unknown = await operate(server.dataDir, "list", "--after", "NVS-000000");
  expect([unknown.status, unknown.stderr]).toEqual([1, "There is no application NVS-000000.\n"]);
});

test.each([
  ["erase", ""],
  ["erase", "--email", ""],
  ["erase", "--email", " "],
  ["erase", "NVS-000000", "--email", ""],
  ["erase"],
  ["retry", ""],
  ["show", ""],
])("%s with an empty or missing name ('%s') does nothing", async (...args) => {
  // An erased application has an empty address.
  await operate(
    server.dataDir,
    "erase",
    await applyAsFounder(server, { message: `erased before ${args}` }),
    "--yes",
  );
  const { status, stdout, stderr } = await operate(server.dataDir, ...args);
  expect([status, stdout, stderr]).toEqual([
    1,
    "",
    expect.stringMatching(/^Name (either )?a reference\b.*\.\n$/),
  ]);
});

test.each([
  ["list"],
  ["erase", "--email", "a@b.se"],
  ["backup", "--out", "copy.db"],
  ["migrate-to", "postgres://none"],
])("%s fails when the folder has no store, and creates none", async (...args) => {
  const folder = path.join(server.dataDir, "elsewhere");
  const { status, stdout, stderr } = await operate(folder, ...args);
  expect([status, stdout, stderr.trim().split("\n")]).toEqual([
    1,
    "",
    [expect.stringContaining(`DATA_DIR=${folder}: there is no store at ${folder}/applications.db.`)],
  ]);
  expect(existsSync(folder)).toBe(false);
});

test("filters by a form's name or its type as listed, and names the forms when there is no such one", async () => {
  await applyAsFounder(server, { message: "by form" });
  for (const form of ["founder", "Founder Application", "founder application"]) {
    const forms = (await list(server.dataDir, "--form", form)).map((submission) => submission.form);
    expect(new Set(forms)).toEqual(new Set(["founder"]));
  }
  // A form of the site that nobody has sent yet is not an error.
  expect(await list(server.dataDir, "--form", "Contact Form")).toEqual([]);
  const { stdout } = await operate(server.dataDir, "list", "--form", "partner");
  expect(stdout).toBe("Nothing that has come in matches.\n");
  const { status, stderr } = await operate(server.dataDir, "list", "--form", "founders");
  expect([status, stderr]).toEqual([1, expect.stringContaining("founder, partner, contact, career")]);
});

test("writes a resume to a new file only", async () => {
  const reference = await referenceOf(await applyForJob(server.url, pdf("the resume"), "cv.pdf"));
  const out = path.join(server.dataDir, "out.pdf");
  const write = () => operate(server.dataDir, "resume", reference, "--out", out);
  expect(await write()).toMatchObject({ status: 0, stdout: expect.stringContaining("cv.pdf") });
  expect(await readFile(out)).toEqual(pdf("the resume"));
  expect(await write()).toMatchObject({ status: 1, stderr: expect.stringContaining("exists already") });
});

test("says why there is no resume", async () => {
  const reference = await applyAsFounder(server, { message: "without a resume" });
  const resume = () => operate(server.dataDir, "resume", reference, "--out", "x.pdf");
  expect((await resume()).stderr).toContain("came without a resume");
  await operate(server.dataDir, "erase", reference, "--yes");
  expect((await resume()).stderr).toContain("was erased");
});

test("counts applications and mails", async () => {
  await applyAsFounder(server, { message: "counted" });
  const { submissions, mails } = await json("stats");
  expect(submissions).toContainEqual({ form: "founder", status: "accepted", count: expect.any(Number) });
  expect(mails).toContainEqual({ state: expect.any(String), count: expect.any(Number) });
  expect((await operate(server.dataDir, "stats")).stdout).toMatch(/founder +accepted +\d+/);
});

const startProcess = (...args: string[]) =>
  spawn(process.execPath, ["dist/server/operator/main.js", ...args], {
    cwd: serverFolder,
    env: environment({ DATA_DIR: server.dataDir }),
  });

test("the process ends without an error when a reader closes its output early", async () => {
  await applyAsFounder(server, { message: "read in part" });
  const cli = startProcess("export");
  cli.stdout.destroy();
  const errors = text(cli.stderr);
  expect(await once(cli, "close")).toEqual([0, null]);
  expect(await errors).toBe("");
});

test("the process ends with status 1 after an error", async () => {
  const cli = startProcess("show", "NVS-000000");
  const errors = text(cli.stderr);
  expect(await once(cli, "close")).toEqual([1, null]);
  expect(await errors).toBe("There is no application NVS-000000.\n");
});

test("no cell of the CSV is a formula in a spreadsheet", async () => {
  await applyAsFounder(server, {
    name: "Anna;=HYPERLINK(1)",
    phone: "+46 70 1",
    message: 'He said "hi",\n-1',
  });
  const { stdout } = await operate(server.dataDir, "export");
  expect(stdout).toContain("Anna;'=HYPERLINK(1)");
  expect(stdout).toContain(";+46 70 1;");
  expect(stdout).toContain(`"He said ""hi"",\n'-1"`);
});

test("records who read, exported and erased what, without anything a person sent", async () => {
  const email = "recorded@example.se";
  const reference = await applyAsFounder(server, { email, message: "recorded" });
  const before = (await json("activity", "--limit", "1000")).length;
  await operate(server.dataDir, "show", reference.toLowerCase());
  await operate(server.dataDir, "export");
  await operate(server.dataDir, "list");
  await operate(server.dataDir, "erase", "--email", email, "--yes");
  const entries = (await json("activity", "--limit", "1000")).reverse().slice(before);
  expect(entries).toEqual([
    { at: expect.any(String), actor: userInfo().username, action: "show", reference, details: {} },
    { at: expect.any(String), actor: userInfo().username, action: "export", reference: null, details: {} },
    {
      at: expect.any(String),
      actor: userInfo().username,
      action: "list",
      reference: null,
      details: { count: expect.any(Number) },
    },
    { at: expect.any(String), actor: userInfo().username, action: "erase", reference, details: {} },
  ]);
  expect(JSON.stringify(entries)).not.toContain("recorded@");
  expect((await operate(server.dataDir, "activity")).stdout).toMatch(new RegExp(`erased +${reference}`));
});

test("retry is recorded under the reference as it is stored, and not at all without an application", async () => {
  const reference = await applyAsFounder(server, { email: "retried@example.se", message: "retried" });
  const before = (await json("activity", "--limit", "1000")).length;
  await operate(server.dataDir, "retry", reference.toLowerCase());
  expect((await operate(server.dataDir, "retry", "NVS-000000")).status).toBe(1);
  const entries = (await json("activity", "--limit", "1000")).reverse().slice(before);
  expect(entries).toMatchObject([{ action: "retry", reference }]);
});

test("resend-link mails the applicant the same link again", async () => {
  const email = "resend@example.se";
  const reference = await applyAsFounder(server, { email, message: "with a link" });
  const links = () =>
    globSync("mail/*.eml", { cwd: server.dataDir })
      .map((file) => readFileSync(path.join(server.dataDir, file), "utf8"))
      .filter((mail) => mail.includes(email) && mail.includes("/your-application#"))
      // The code may be folded by quoted-printable encoding.
      .map((mail) => /your-application#([\w-]{32})/.exec(mail.replace(/=\r?\n/g, ""))?.[1]);
  await expect.poll(links).toHaveLength(1);
  await expect.poll(async () => (await operate(server.dataDir, "resend-link", reference)).status).toBe(0);
  await expect.poll(links).toHaveLength(2);
  expect(links()[0]).toMatch(/^[\w-]{32}$/);
  expect(new Set(links()).size).toBe(1);
});
