import { globSync, readFileSync, statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readYourApplication } from "#content-model/your-application.ts";
import { openJob } from "../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { operate } from "./operator.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";
import { stored } from "./stored.ts";

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

/** Applies, waits for the confirmation mail and gives its reference and code. */
async function apply(name = applicant.name, email = applicant.email) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...applicant, name, email })) body.append(field, value);
  body.append("resume", new File([new Uint8Array(resume)], "Erasmus-CV-unik.docx"));
  const answer = await fetch(`${server.url}/api/send-career-email`, { method: "POST", body });
  const { reference } = (await answer.json()) as { reference: string };
  const mailed = () =>
    peer.mails
      .filter((mail) => mail.text?.includes(reference))
      .map((mail) => /your-application#([\w-]+)/.exec(mail.text ?? "")?.[1])
      .find(Boolean);
  await expect.poll(mailed).toBeTruthy();
  return { reference, code: mailed() ?? "" };
}

test("the mailed code shows all that is held, the file included", async () => {
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
    file: { name: "Erasmus-CV-unik.docx", size: resume.length },
  });
  expect(view.fields).toContainEqual({ label: "Cover Letter", value: applicant.coverLetter });
  expect(Buffer.from(view.file.content, "base64").equals(resume)).toBe(true);
});

test("the code itself is nowhere in the store", async () => {
  const { code } = await apply("Kod Kodsson", "kod@example.se");
  for (const file of globSync(`${server.dataDir}/applications.db*`)) {
    expect(readFileSync(file).includes(code), file).toBe(false);
  }
});

test("unknown, malformed and used-up codes get the same answer", async () => {
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

test("erased means erased: no byte of it is left in the store, and the team is told by reference", async () => {
  const { reference, code } = await apply("Olof Utraderad", "utraderad@example.se");
  const inFiles = (text: string) =>
    globSync(`${server.dataDir}/**`)
      .filter((file) => statSync(file).isFile())
      .filter((file) => readFileSync(file).includes(text));
  expect(inFiles("Olof Utraderad")).not.toEqual([]);
  const answer = await ask("erase", { code });
  expect(await answer.json()).toEqual({ message: `Application ${reference} has been erased.`, reference });
  for (const text of ["Olof Utraderad", "utraderad@example.se", "Olof", "utraderad"]) {
    expect(inFiles(text), text).toEqual([]);
  }
  const one = stored(server.dataDir).find((each) => each.reference === reference);
  expect(one).toMatchObject({ status: "erased", fields: {}, file: null });
  const note = () =>
    peer.mails.find((mail) => mail.subject?.includes(reference) && /eras/i.test(mail.subject));
  await expect.poll(note).toBeTruthy();
  expect(note()?.text).not.toMatch(/Olof|utraderad/);
  // It speaks to the team: there is no link in it, and nobody entered the team's address anywhere.
  expect(note()?.text).toContain("delete the copies in your mailbox");
  expect(note()?.text).not.toMatch(/link above|was entered in a form/);
  expect(server.log.join("\n")).not.toMatch(/Olof|utraderad/);
});

test("erased from among many, and compacted, none of it is left anywhere", async () => {
  const many = await startServer();
  const people = Array.from(
    { length: 60 },
    (_, number) => `person-${number}-${"abc".repeat(number)}@example.se`,
  );
  for (const email of people) {
    await post(many.url, { ...founder, email, message: `The message of ${email}. `.repeat(40) });
  }
  const mails = () => globSync(`${many.dataDir}/mail/*.eml`).length;
  await expect.poll(mails, { timeout: 120_000 }).toBe(120);
  await many.stop();
  const gone = people.filter((_, number) => number % 12 === 0);
  for (const email of gone) {
    expect((await operate(many.dataDir, "erase", "--email", email)).status).toBe(0);
  }
  expect((await operate(many.dataDir, "purge")).status).toBe(0);
  const files = globSync(`${many.dataDir}/**`).filter((file) => statSync(file).isFile());
  for (const email of gone) {
    expect(
      files.filter((file) => readFileSync(file).includes(email)),
      email,
    ).toEqual([]);
  }
  expect(stored(many.dataDir).filter((one) => one.status === "accepted")).toHaveLength(55);
  await removeData(many);
}, 180_000);

test("erasing cancels mails that have not gone out yet", async () => {
  const silent = await startServer({ SMTP_URL: "smtp://127.0.0.1:1" });
  const { reference } = (await (await post(silent.url, founder)).json()) as { reference: string };
  expect((await operate(silent.dataDir, "erase", reference)).status).toBe(0);
  const states = stored(silent.dataDir)[0]?.mails;
  expect(states?.filter((mail) => mail.kind !== "erased")).toEqual([
    { kind: "applicant", state: "cancelled" },
    { kind: "team", state: "cancelled" },
  ]);
  await silent.stop();
  await removeData(silent);
});

test("without script, the page shows what is held, hands it out and erases it", async () => {
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
  // The file is in the page once: the data only describe it.
  const data = /href="data:application\/json;base64,([^"]+)"/.exec(held.page)?.[1] ?? "";
  const { file } = JSON.parse(Buffer.from(data, "base64").toString()) as { file: object };
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(file).toEqual({ name: "Erasmus-CV-unik.docx", type, size: resume.length });
  expect(held.page).not.toContain("<script");
  // In the words of the page with script.
  const { result } = await readYourApplication();
  expect(held.page).toContain(result.confirm);
  const erased = await send("erase", code);
  expect(erased.status).toBe(200);
  expect(erased.page).toContain(result.gone);
  expect(erased.page).toContain(result.goneText);
  const gone = await send("view", code);
  expect([gone.status, gone.page.includes("We hold no application for this code.")]).toEqual([404, true]);
  // A code that was not copied whole can be put right.
  expect(gone.page).toContain(`value="${code}"`);
});

test("a code in plain text is refused for its kind", async () => {
  const answer = await fetch(`${server.url}/api/application/view`, { method: "POST", body: "code=x" });
  expect(answer.status).toBe(415);
});

test("guessing codes is limited", async () => {
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
  // Without script the page comes back with the code in its field, to be sent again later.
  const refused = await fetch(`${strict.url}/api/application/view`, {
    method: "POST",
    headers: { Accept: "text/html" },
    body: new URLSearchParams({ code: "a code to keep" }),
  });
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('value="a code to keep"'),
  ]);
  await strict.stop();
  await removeData(strict);
});
