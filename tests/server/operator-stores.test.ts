import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCriteria } from "#content-model/criteria.ts";
import { readStages } from "#content-model/stages.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { runCli } from "#server/operator/cli.ts";
import { mailFile } from "#server/store/mail-files.ts";
import { decide } from "#server/submissions/desk/judgements/decisions.ts";
import { askReaders, judge } from "#server/submissions/desk/judgements/readings.ts";
import { releaseApplication } from "#server/submissions/desk/release-and-erase.ts";
import { environment, sharedCodeKey } from "../setup/environment.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { judgementOf } from "./desk/judgement.ts";
import { founder } from "./founder.ts";
import { interviewSystem } from "./interview-system.ts";
import { pdf } from "./job-application.ts";
import { operateWith } from "./operator.ts";
import { refuseRows } from "./refuse-rows.ts";
import { addMember, openTestStore, submit, type TestStore } from "./test-store.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "operator-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/**
 * Opens a file in LibreOffice Calc and gives the texts of its cells; null where it is not installed.
 * @param filter of the import, for CSV
 */
async function cellsInLibreOffice(file: string, filter?: string): Promise<string[][] | null> {
  const out = await mkdtemp(path.join(folder, "libreoffice-"));
  spawnSync(
    "soffice",
    [
      `-env:UserInstallation=${pathToFileURL(path.join(folder, "profile"))}`,
      "--headless",
      ...(filter ? [`--infilter=${filter}`] : []),
      ...["--convert-to", "xlsx", "--outdir", out, file],
    ],
    { encoding: "utf8" },
  );
  // Without Calc, LibreOffice ends with status 0 and writes nothing.
  const [saved] = await readdir(out);
  if (saved === undefined) return null;
  const { sheets } = await readXlsx(await readFile(path.join(out, saved)));
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? "")));
}

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let settings: Record<string, string>;

  beforeAll(async () => {
    const store = await newStore(kind);
    const shared = kind === "PostgreSQL" ? { ...store, CODE_KEY: sharedCodeKey } : store;
    opened = await openTestStore(shared);
    settings = { DATA_DIR: opened.dataDir, ...shared };
  });
  afterAll(() => opened.remove());

  const run = (...args: string[]) => operateWith(settings, ...args);
  const references = async (...args: string[]) => {
    const { status, stdout, stderr } = await run("list", "--json", ...args);
    expect([status, stderr]).toEqual([0, ""]);
    return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
  };

  test("lists what contains a word, came from an address, or came today", async () => {
    const reference = await submit(opened.store, { email: "Eva.Ek@example.se", message: "We weigh lichen." });
    await submit(opened.store, { message: "Something else" });
    expect(await references("--search", "LICH")).toEqual([reference]);
    expect(await references("--search", "weigh lichen")).toEqual([reference]);
    expect(await references("--search", "lichen", "--since", "today")).toEqual([reference]);
    expect(await references("--email", " eva.ek@EXAMPLE.se")).toEqual([reference]);
    expect(await references("--since", "yesterday")).toContain(reference);
    expect(await references("--email", "nobody@example.se")).toEqual([]);
    expect((await run("list", "--search", "lichen")).stdout).toContain("Eva.Ek@example.se");
    const { status, stderr } = await run("list", "--search", "?!");
    expect([status, stderr]).toEqual([1, expect.stringContaining("expected a word to look for")]);
  });

  test("writes a resume under the applicant's name, and never over a file", async () => {
    const content = pdf("resume");
    const file = { name: "cv.pdf", type: "application/pdf", content, checked: "clean" as const };
    const reference = await submit(opened.store, { name: "Åsa Öberg" }, file);
    const out = await mkdtemp(path.join(folder, "resume-"));
    expect((await run("resume", reference, "--out", out)).status).toBe(0);
    const written = path.join(out, `Asa-Oberg-${reference}.pdf`);
    expect(await readFile(written)).toEqual(content);
    expect((await run("resume", reference, "--out", written)).stderr).toBe(
      `${written} exists already. Name a new one.\n`,
    );
    expect((await run("resume", reference, "--out", path.join(out, "cv.docx"))).stderr).toContain(
      "name a file that ends in .pdf",
    );
    const elsewhere = path.join(out, "none", "cv.pdf");
    expect((await run("resume", reference, "--out", elsewhere)).stderr).toBe(
      `${elsewhere} is in a folder that does not exist.\n`,
    );
  });

  test("writes everything held about an address to a folder, without who judged", async () => {
    const email = "held@example.se";
    const file = { name: "cv.pdf", type: "application/pdf", content: pdf("held"), checked: "clean" as const };
    const first = await submit(opened.store, { email, name: "Held Person", message: "A first letter" }, file);
    const second = await submit(opened.store, { email: "HELD@example.se", message: "A second letter" });
    await run("show", first);
    const member = await addMember(opened.store, "Rut");
    const { offer, versionOf } = interviewSystem(opened);
    await offer(member, second, [`${dateOf(Date.now() + 7 * dayMs)}T10:00`]);
    const reader = await addMember(opened.store, "Ingeborg");
    const judged = { stages: await readStages(), criteria: await readCriteria() };
    await askReaders(opened.store, judged, member, second, { memberIds: [reader.id] });
    await judge(opened.store, judged, reader, second, judgementOf("founder", "good", "It is new."));
    await decide(opened.store, judged, reader, second, {
      id: `decision-${kind}`,
      version: await versionOf(second),
      outcome: "invited",
      reasons: [{ id: "two", reason: "They know how." }],
    });
    const out = path.join(folder, `held-${kind}`);
    const { status, stdout } = await run("access", "--email", "Held@Example.se", "--out", out);
    expect([status, stdout]).toEqual([0, expect.stringContaining("2 applications, and 1 file.")]);
    expect((await readdir(out)).sort()).toEqual([`Held-Person-${first}.pdf`, "person.json"].sort());
    const held = JSON.parse(await readFile(path.join(out, "person.json"), "utf8"));
    expect(held).toMatchObject({
      email,
      applications: [
        { application: { reference: second }, interviews: [{ memberIds: ["Rut"] }] },
        { application: { reference: first } },
      ],
      files: [{ reference: first, name: "cv.pdf", writtenAs: `Held-Person-${first}.pdf` }],
    });
    expect(held.applications[1]).toMatchObject({
      mails: [expect.objectContaining({ kind: "applicant" }), expect.objectContaining({ kind: "team" })],
      activity: [expect.objectContaining({ action: "show", at: expect.stringMatching(/^\d{4}-.*Z$/) })],
    });
    const all = JSON.stringify(held);
    for (const text of ["A first letter", "It is new.", "They know how.", '"judge"', '"decide"'])
      expect(all).toContain(text);
    for (const who of [reader.name, reader.id]) expect(all).not.toContain(who);
    expect((await run("access", "--email", email, "--out", out)).stderr).toContain("exists already");
    expect((await run("access", "--email", "nobody@example.se")).stderr).toBe(
      "Nothing is held about this address.\n",
    );
  });

  test("a letter cannot imitate the lines of show", async () => {
    const reference = await submit(opened.store, { message: "Dear team\nResume: cv.pdf (1 bytes, clean)" });
    const { stdout } = await run("show", reference);
    expect(stdout).toContain("Message:\n    Dear team\n    Resume: cv.pdf (1 bytes, clean)\n");
    expect(stdout).not.toMatch(/^Resume:/m);
  });

  test("erases only after a yes, shows the name first, and nothing in a dry run", async () => {
    const email = "erase@example.se";
    const reference = await submit(opened.store, { email, name: "Erased Person" });
    const dryRun = await run("erase", "--email", email, "--dry-run");
    expect(dryRun.stdout).toContain("Erased Person");
    expect(dryRun.stdout).toContain("Nothing was erased");
    expect((await run("erase", reference)).stderr).toBe("Erasing cannot be undone: add --yes.\n");

    let output = "";
    const answer = (isYes: boolean) =>
      runCli(["erase", reference], {
        env: environment(settings),
        output: {
          write: (text) => {
            output += text;
          },
          writeError: () => {},
        },
        confirm: async (question) => {
          output += question;
          return isYes;
        },
      });
    expect(await answer(false)).toBe(0);
    expect(output).toMatch(
      /Erased Person[\s\S]*Erase this application for good\?[\s\S]*Nothing was erased\./,
    );
    expect(await references("--email", email)).toEqual([reference]);
    expect(await answer(true)).toBe(0);
    expect(output).toContain(`Erased: ${reference}`);
    expect(await references("--email", email)).toEqual([]);
  });

  test("says when files of erased mails are left", async () => {
    const reference = await submit(opened.store, { message: "In files, too" });
    const submission = await opened.store.submissions.findByReference(reference);
    const [mail] = await opened.store.mails.ofSubmissions([submission?.id ?? ""]);
    const file = mailFile(opened.dataDir, mail?.id ?? "", "eml");
    // A folder, which cannot be removed as a file.
    await mkdir(file, { recursive: true });
    const { status, stderr } = await run("erase", reference, "--yes");
    await rm(file, { recursive: true });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("The server tries to remove them every day."),
    ]);
  });

  test("sends the applicant's link again, unless the first one is still on its way", async () => {
    const reference = await submit(opened.store, { email: "link@example.se" });
    const queued = await run("resend-link", reference);
    expect([queued.status, queued.stderr]).toEqual([1, expect.stringContaining("has not been sent yet")]);
    const { id } = (await opened.store.submissions.findByReference(reference)) ?? { id: "" };
    await opened.store.mails.cancel([id]);
    expect((await run("resend-link", reference)).stdout).toContain(
      `The confirmation of ${reference} is queued`,
    );
    const mails = await opened.store.mails.ofSubmissions([id]);
    expect(mails.filter(({ kind, state }) => kind === "applicant" && state === "queued")).toHaveLength(1);
    await run("erase", reference, "--yes");
    expect((await run("resend-link", reference)).stderr).toContain("was erased");
    const suspicious = await submit(opened.store, {}, undefined, { suspicious: true });
    expect((await run("resend-link", suspicious)).stderr).toContain("release it");
  });

  test("stats say how long mails have waited, and why", async () => {
    const { stdout } = await run("stats");
    expect(stdout).toMatch(/^email +state +count +oldest +next attempt +last failure$/m);
    expect(stdout).toMatch(/^team +waiting +\d+ +\d+ min +20\d\d-\d\d-\d\d \d\d:\d\d +not tried yet$/m);
    const { openMails } = JSON.parse((await run("stats", "--json")).stdout);
    expect(openMails).toContainEqual(
      expect.objectContaining({ kind: "team", state: "queued", lastError: null }),
    );
  });

  test("LibreOffice shows every cell of an export as it was typed", async ({ skip }) => {
    const typed = [
      { name: "Åsa; Öberg", phone: "+46 70 123 45 67", message: 'He said "hi"\nand left' },
      { name: "007", phone: "0701234567", message: "1/2" },
      { name: "Ola", phone: "+46701234567", message: "2026-11-23" },
    ];
    const email = `cells-${kind}@example.se`;
    for (const fields of typed) await submit(opened.store, { email, ...fields });
    const csv = path.join(folder, `cells-${kind}.csv`);
    const xlsx = path.join(folder, `cells-${kind}.xlsx`);
    for (const out of [csv, xlsx])
      expect((await run("export", "--email", email, "--out", out)).status).toBe(0);
    expect((await run("export", "--out", csv)).stderr).toContain("exists already");
    const bytes = await readFile(csv);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    // Semicolons, quotes, UTF-8, from the first row, and every column as text.
    const columns = Array.from({ length: 60 }, (_, index) => `${index + 1}/2`).join("/");
    const sheets = [
      await cellsInLibreOffice(csv, `Text - txt - csv (StarCalc):59,34,76,1,${columns}`),
      await cellsInLibreOffice(xlsx),
    ];
    for (const sheet of sheets) {
      if (sheet === null) return skip("LibreOffice Calc is not installed");
      const [headings = [], ...rows] = sheet;
      expect(headings.slice(0, 3)).toEqual(["reference", "receivedAt", "status"]);
      const objects = rows.map((row) =>
        Object.fromEntries(headings.map((name, index) => [name, row[index] ?? ""])),
      );
      expect(objects.reverse()).toEqual(
        typed.map((fields) => expect.objectContaining({ ...fields, email, linkedin: founder.linkedin })),
      );
    }
    const json = await run("export", "--email", email, "--format", "json");
    expect(JSON.parse(json.stdout)).toHaveLength(typed.length);
    expect(existsSync(csv)).toBe(true);
  });

  test("a release or an invitation that cannot be recorded does not happen", async () => {
    const { store } = opened;
    const reference = await submit(store, { message: "Kept" }, undefined, { suspicious: true });
    const member = await addMember(store, "releasing");
    const release = () => releaseApplication(store, member, reference, { hasWebhook: false });
    const takeRows = await refuseRows({ DATA_DIR: opened.dataDir, ...settings }, "activity");
    await expect(release()).rejects.toThrow("refused");
    expect((await run("release", reference)).stderr).toContain("refused");
    expect((await run("invite", "unrecorded@studio.example")).stderr).toContain("refused");
    await takeRows();
    expect(await store.members.findByEmail("unrecorded@studio.example")).toBeUndefined();
    await release();
    expect((await store.activity.page(1))[0]).toMatchObject({ action: "release", reference });
  });

  test("an error is one or two lines, without the whole usage", async () => {
    for (const args of [["list", "--unknown"], ["nonsense"], ["list", "--since", "soon"], ["show"]]) {
      const { status, stderr } = await run(...args);
      expect([status, stderr.trim().split("\n").length]).toEqual([1, expect.toBeOneOf([1, 2, 3])]);
      expect(stderr).not.toContain("Usage:");
    }
  });
});
