import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { readYourApplication } from "#content-model/your-application.ts";
import { errorMessages } from "#contract/messages.ts";
import { readServerData } from "#server/site/open-site.ts";
import { openJob } from "../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { fixtureSite } from "../setup/sites.ts";
import { filesContaining } from "./files-containing.ts";
import { referenceOf } from "./founder.ts";
import { startMailSystem } from "./mail-system.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";
import { openTestStore, submit } from "./test-store.ts";

const { career } = await readStages();

let server: RunningServer;
let peer: Peer;

beforeAll(async () => {
  peer = await startPeer();
  server = await startServer({ SMTP_URL: peer.url });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

function ask(action: "view" | "erase", body: unknown) {
  return fetch(`${server.url}/api/application/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

const resume = readFileSync("tests/server/resumes/word.docx");
const applicant = {
  name: "Erasmus Eriksson-Unik",
  email: "erasmus-unik@example.se",
  phone: "+46 70 987 65 43",
  coverLetter: "Ett brev som ingen annan skrivit.",
  ...openJob.form,
};

/** Applies and waits for the confirmation mail. @returns the reference, and the code from the mail */
async function apply(name = applicant.name, email = applicant.email) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...applicant, name, email })) body.append(field, value);
  body.append("resume", new File([new Uint8Array(resume)], "Erasmus-CV-unik.docx"));
  const answer = await fetch(`${server.url}/api/send-career-email`, { method: "POST", body });
  const reference = await referenceOf(answer);
  const mailed = () =>
    peer.mails
      .filter((mail) => mail.text?.includes(reference))
      .map((mail) => /your-application#([\w-]+)/.exec(mail.text ?? "")?.[1])
      .find(Boolean);
  await expect.poll(mailed).toBeTruthy();
  return { reference, code: mailed() ?? "" };
}

test("the mailed code shows everything stored, with the file", async () => {
  const { reference, code } = await apply();
  const answer = await ask("view", { code });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const view = (await answer.json()) as {
    fields: { label: string; value: string }[];
    file: { content: string };
  };
  expect(view).toMatchObject({
    reference,
    formType: applicant.formType,
    stage: career[0]?.shownAs,
    file: { name: "Erasmus-CV-unik.docx", size: resume.length },
  });
  expect(view.fields).toContainEqual({ label: "Cover Letter", value: applicant.coverLetter });
  expect(view.fields.map(({ label }) => label)).not.toContain("Page");
  expect(Buffer.from(view.file.content, "base64").equals(resume)).toBe(true);
});

test("the code is not in the store", async () => {
  const { code } = await apply("Kod Kodsson", "kod@example.se");
  for (const file of globSync(`${server.dataDir}/applications.db*`)) {
    expect(readFileSync(file).includes(code), file).toBe(false);
  }
});

test("unknown, malformed and used codes get the same 404", async () => {
  const { code } = await apply("Used Up", "used@example.se");
  expect((await ask("erase", { code })).status).toBe(200);
  const wrong = [
    { code },
    { code: "x" },
    { code: "A".repeat(32) },
    { code: "A".repeat(5_000) },
    { code: 7 },
    { code: { $ne: "" } },
    { code: "' or 1=1 --" },
    {},
    [],
  ];
  for (const action of ["view", "erase"] as const) {
    const answers = await Promise.all(
      wrong.map((body) => ask(action, body).then(async (answer) => [answer.status, await answer.text()])),
    );
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    expect(answers.map(([status]) => status)).toEqual(wrong.map(() => 404));
  }
});

test("after an erasure no file contains the fields, and the team is told by reference", async () => {
  const { reference, code } = await apply("Olof Utraderad", "utraderad@example.se");
  expect(filesContaining(server.dataDir, "Olof Utraderad")).not.toEqual([]);
  const answer = await ask("erase", { code });
  expect(await answer.json()).toEqual({ message: `Application ${reference} has been erased.`, reference });
  for (const text of ["Olof Utraderad", "utraderad@example.se", "Olof", "utraderad"]) {
    expect(filesContaining(server.dataDir, text), text).toEqual([]);
  }
  const submission = stored(server.dataDir).find((one) => one.reference === reference);
  expect(submission).toMatchObject({ status: "erased", fields: {}, file: null });
  const note = () =>
    peer.mails.find((mail) => mail.subject?.includes(reference) && /eras/i.test(mail.subject));
  await expect.poll(note).toBeTruthy();
  expect(note()?.text).not.toMatch(/Olof|utraderad/);
  const { mail } = await readServerData(fixtureSite);
  expect(note()?.text).toContain(mail.erased.text);
  expect(note()?.text).not.toContain("/your-application");
  expect(server.log.join("\n")).not.toMatch(/Olof|utraderad/);
});

test("after an erasure and a compaction, no file contains the address", async () => {
  const system = await startMailSystem();
  const emails = Array.from(
    { length: 60 },
    (_, index) => `person-${index}-${"abc".repeat(index)}@example.se`,
  );
  for (const email of emails) {
    await system.submit({ email, message: `The message of ${email}. `.repeat(40) });
  }
  await expect.poll(() => globSync(`${system.dataDir}/mail/*.eml`)).toHaveLength(120);
  await system.stop();
  const erasedEmails = emails.filter((_, index) => index % 12 === 0);
  for (const email of erasedEmails) {
    expect((await operate(system.dataDir, "erase", "--email", email, "--yes")).status).toBe(0);
  }
  expect((await operate(system.dataDir, "purge")).status).toBe(0);
  for (const email of erasedEmails) expect(filesContaining(system.dataDir, email), email).toEqual([]);
  expect(stored(system.dataDir).filter(({ status }) => status === "accepted")).toHaveLength(55);
  await system.remove();
});

test("erasing cancels mails that were not sent yet", async () => {
  const { store, dataDir, remove } = await openTestStore();
  const reference = await submit(store);
  expect((await operate(dataDir, "erase", reference, "--yes")).status).toBe(0);
  expect(stored(dataDir)[0]?.mails).toEqual([
    { kind: "applicant", state: "cancelled" },
    { kind: "erased", state: "queued" },
    { kind: "team", state: "cancelled" },
  ]);
  await remove();
});

test("without JavaScript, a page shows, downloads and erases the application", async () => {
  const { reference, code } = await apply("Utan <b>Skript</b>", "utan@example.se");
  const send = (action: "view" | "erase", text: string) =>
    fetch(`${server.url}/api/application/${action}`, {
      method: "POST",
      headers: { Accept: "text/html" },
      body: new URLSearchParams({ code: text }),
    }).then(async (answer) => ({ status: answer.status, page: await answer.text() }));
  const held = await send("view", `https://any.example/your-application#${code}`);
  expect(held.status).toBe(200);
  expect(held.page).toContain(reference);
  expect(held.page).toContain("Utan &lt;b&gt;Skript");
  expect(held.page).toContain(`base64,${resume.toString("base64")}`);
  // The data describe the file without its content, which is in the page already.
  const data = /href="data:application\/json;base64,([^"]+)"/.exec(held.page)?.[1] ?? "";
  const { file } = JSON.parse(Buffer.from(data, "base64").toString()) as { file: object };
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(file).toEqual({ name: "Erasmus-CV-unik.docx", type, size: resume.length });
  expect(held.page).not.toMatch(/<script(?! type="application\/ld\+json")/);
  // The same texts as on the page with JavaScript.
  const { result } = await readYourApplication();
  expect(held.page).toContain(result.confirm);
  const erased = await send("erase", code);
  expect(erased.status).toBe(200);
  expect(erased.page).toContain(result.gone);
  expect(erased.page).toContain(result.goneText);
  const gone = await send("view", code);
  expect([gone.status, gone.page.includes(errorMessages.unknownCode)]).toEqual([404, true]);
  // The code stays in the field, so that a typing error can be corrected.
  expect(gone.page).toContain(`value="${code}"`);
});

test("returns 415 for a code in plain text", async () => {
  const answer = await fetch(`${server.url}/api/application/view`, { method: "POST", body: "code=x" });
  expect(answer.status).toBe(415);
});

test("returns 429 after too many codes, with the form's page", async () => {
  const strict = await startServer({ RATE_LIMIT: "3/10m" });
  const guess = (code: string) =>
    fetch(`${strict.url}/api/application/view`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code }),
    }).then((answer) => answer.status);
  expect([await guess("a"), await guess("b"), await guess("c"), await guess("d")]).toEqual([
    404, 404, 404, 429,
  ]);
  const refused = await fetch(`${strict.url}/api/application/view`, {
    method: "POST",
    headers: { Accept: "text/html" },
    body: new URLSearchParams({ code: "a code to keep" }),
  });
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining(errorMessages.tooManySubmissionsRetryIn("10 minutes")),
  ]);
  await strict.stop();
  await removeData(strict);
});
