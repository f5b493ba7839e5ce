import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { readYourApplication } from "#content-model/your-application.ts";
import { maxLength } from "#contract/limits.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { deriveCode } from "#server/store/secret-token.ts";
import { openStore } from "#server/store/store.ts";
import { type SignedInMember, signedInMember } from "../setup/desk.ts";
import { change, inbox, read } from "./desk/review.ts";
import { newMail, receiveMails, withStore } from "./desk/waiting-mail.ts";
import { applyAsFounder, founder } from "./founder.ts";
import { sharedServer } from "./shared-server.ts";

const server = sharedServer({ DESK_PORT: "0" });
const { result } = await readYourApplication();

let owner: SignedInMember;
beforeAll(async () => {
  owner = await signedInMember(server, { role: "owner" });
});

async function apply() {
  const email = `${crypto.randomUUID()}@example.se`;
  const reference = await applyAsFounder(server, { email });
  const id = await withStore(
    server,
    async ({ submissions }) => (await submissions.findByReference(reference))?.id,
  );
  const store = await openStore({ ...server.storeSettings, DATA_DIR: server.dataDir });
  const code = deriveCode(id ?? "", store.codeKey);
  await store.close();
  return { email, reference, code };
}

const ask = (action: string, body: Record<string, string>) =>
  fetch(`${server.url}/api/application/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const view = async (action: string, body: Record<string, string>) =>
  (await (await ask(action, body)).json()) as ApplicationView;
const sendForm = (action: string, body: Record<string, string>) =>
  fetch(`${server.url}/api/application/${action}`, {
    method: "POST",
    headers: { Accept: "text/html" },
    body: new URLSearchParams(body),
  });

test("the page shows the promised time and the conversation, and takes an answer once", async () => {
  const { email, reference, code } = await apply();
  const first = await view("view", { code });
  expect(first.conversation).toEqual([]);
  expect(Date.parse(first.answerBy ?? "")).toBeGreaterThan(Date.now());
  for (const _ of [1, 2]) await view("message", { code, text: " When\0 may I call? \ud800" });
  const { application, messages } = await read(owner, reference);
  expect(messages).toMatchObject([{ fromAddress: email, text: "When may I call? \ufffd" }]);
  expect(application).toMatchObject({ isUnread: true, waitingFor: "us", version: 2 });
  const mail = (fromAddress: string, text: string) => newMail({ fromAddress, text: `${text}\n\n> Quoted` });
  await receiveMails(server, mail(email, "By mail"), mail("referee@example.se", "About the applicant"));
  const { messages: waiting } = await (await owner.request("/api/messages")).json();
  for (const { id } of waiting) {
    await owner.request(`/api/messages/${id}/assign`, { method: "POST", body: { reference } });
  }
  const { conversation } = await view("view", { code });
  // Whatever was written is found; see position-access.test.ts for who finds it.
  for (const words of ["When may I call", "By mail", "About the applicant"]) {
    const query = `q=${encodeURIComponent(words)}`;
    expect((await inbox(owner, query)).applications.map((row) => row.reference)).toContain(reference);
  }
  // What others wrote about the applicant is not for them.
  expect(conversation.map(({ from, text }) => [from, text])).toEqual([
    ["you", "When may I call? \ufffd"],
    ["you", "By mail"],
  ]);
  // What they wrote on the page is theirs under whatever address.
  const { version } = (await read(owner, reference)).application;
  const correction = { method: "PATCH", body: { email: `right-${email}`, version } };
  expect((await owner.request(`/api/applications/${reference}/address`, correction)).status).toBe(204);
  expect((await view("view", { code })).conversation).toMatchObject([{ text: "When may I call? \ufffd" }]);
});

test("a withdrawn application waits for nobody, and its page says so", async () => {
  const { reference, code } = await apply();
  expect(await view("withdraw", { code })).toMatchObject({ isWithdrawn: true, answerBy: null });
  expect(await view("withdraw", { code })).toMatchObject({ isWithdrawn: true });
  const { application, timeline } = await read(owner, reference);
  expect(application).toMatchObject({ isWithdrawn: true, isUnread: true, waitingFor: null, dueAt: null });
  expect(timeline.filter(({ kind }) => kind === "withdrawn")).toHaveLength(1);
  for (const query of ["waiting=us", "late=1"]) {
    const { applications } = await inbox(owner, query);
    expect(applications.map((row) => row.reference)).not.toContain(reference);
  }
});

test("an application that waits for nobody is not withdrawn, whatever an old page sends", async () => {
  const { reference, code } = await apply();
  await change(owner, [reference], { archived: true });
  expect((await ask("withdraw", { code })).status).toBe(409);
  const { application, timeline } = await read(owner, reference);
  expect(application.isWithdrawn).toBe(false);
  expect(timeline.map(({ kind }) => kind)).not.toContain("withdrawn");
});

test("who writes after being declined cannot withdraw, so that the message is answered", async () => {
  const { reference, code } = await apply();
  expect(await view("view", { code })).toMatchObject({ canWithdraw: true });
  const stage = "founder-declined";
  expect(await change(owner, [reference], { stage })).toMatchObject([{ result: "saved" }]);
  await view("message", { code, text: "May I ask why?" });
  expect(await view("view", { code })).toMatchObject({ canWithdraw: false });
  expect((await ask("withdraw", { code })).status).toBe(409);
  expect((await read(owner, reference)).application).toMatchObject({ waitingFor: "us", isWithdrawn: false });
});

test("a correction changes the field, and tells the team what it was", async () => {
  const { email, reference, code } = await apply();
  const { correctable } = await view("view", { code });
  expect(correctable.map(({ name }) => name)).toContain("phone");
  expect(correctable.map(({ name }) => name)).not.toContain("email");
  const corrected = await view("correct", { code, name: "phone", value: " +46 70 765 43 21 " });
  const { application, fields, messages } = await read(owner, reference);
  expect(fields).toContainEqual(expect.objectContaining({ name: "phone", value: "+46 70 765 43 21" }));
  expect(corrected.conversation[0]?.text).toContain("+46 70 765 43 21");
  expect(messages[0]?.text).toContain(`Before: ${founder.phone}`);
  expect(application).toMatchObject({ email, isUnread: true });
  expect((await inbox(owner, "q=467076543")).applications.map((row) => row.reference)).toEqual([reference]);
  // A form without scripts sends a line break as two characters.
  const longest = "a\r\n".repeat(7_000);
  expect((await ask("correct", { code, name: "message", value: longest })).status).toBe(200);
  const tooLong = await ask("correct", { code, name: "message", value: "a".repeat(maxLength.text + 1) });
  expect([tooLong.status, await tooLong.text()]).toEqual([422, expect.stringContaining("at most 20000")]);
  for (const [name, value] of [
    ["email", "eva@example.se"],
    ["formType", "Contact Form"],
    ["linkedin", "no address"],
  ] as const) {
    expect((await ask("correct", { code, name, value })).status, name).toBe(422);
  }
  expect((await ask("correct", { code })).status).toBe(400);
  expect((await read(owner, reference)).fields.map(({ value }) => value)).toContain(email);
});

test("a correction is cleaned by the field's own rules, whatever an earlier form let the others be", async () => {
  const { email, reference, code } = await apply();
  await withStore(server, async ({ submissions }) => {
    const { id = "" } = (await submissions.findByReference(reference)) ?? {};
    await submissions.setFields(id, JSON.stringify({ ...founder, email, name: "" }), email);
  });
  await view("correct", { code, name: "linkedin", value: "linkedin.example/in/eva" });
  const { fields } = await read(owner, reference);
  expect(fields).toContainEqual(
    expect.objectContaining({ name: "linkedin", value: "https://linkedin.example/in/eva" }),
  );
});

test("all of it works without scripts", async () => {
  const { code } = await apply();
  const page = await (await sendForm("view", { code })).text();
  expect(page).toContain('action="/api/application/message"');
  expect(page).toContain('action="/api/application/withdraw"');
  const answered = await (await sendForm("message", { code, text: "An <b>answer</b>." })).text();
  expect(answered).toContain("An &lt;b&gt;answer&lt;/b&gt;.");
  const corrected = await sendForm("correct", { code, name: "phone", value: "112" });
  expect(await corrected.text()).toContain(result.correction.done);
  const withdrawn = await (await sendForm("withdraw", { code })).text();
  expect(withdrawn).toContain(result.withdraw.done);
  expect(withdrawn).not.toContain('action="/api/application/withdraw"');
  // A form that was refused shows the application with the reason, and what was typed.
  const wrong = await sendForm("correct", { code, name: "linkedin", value: "no address" });
  expect(wrong.status).toBe(422);
  const shown = parse(await wrong.text());
  expect(shown.querySelector("[role=alert][autofocus]")?.text).not.toBe("");
  expect(shown.querySelector("textarea[name=value]")?.text).toContain("no address");
  expect(shown.querySelector('form[action="/api/application/erase"]')).not.toBeNull();
  // What was typed is not lost without an application.
  const refused = await sendForm("message", { code: "unknown", text: "Typed for long" });
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain("Typed for long");
});

test.each(["message", "correct", "withdraw"])("%s refuses unknown codes and other sites", async (action) => {
  expect((await ask(action, { code: "A".repeat(32), text: "Hello", name: "name", value: "X" })).status).toBe(
    404,
  );
  const headers = { "Content-Type": "application/json", Origin: "https://evil.example" };
  const body = JSON.stringify({ code: "A".repeat(32), text: "Hello" });
  const answer = await fetch(`${server.url}/api/application/${action}`, { method: "POST", headers, body });
  expect(answer.status).toBe(403);
});
