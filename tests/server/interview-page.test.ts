import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, type ExpectStatic, expect, test } from "vitest";
import { readInterviewPage } from "#content-model/interview.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { dayMs } from "#contract/durations.ts";
import { formatInterviewTime } from "#contract/format-time.ts";
import { errorMessages } from "#contract/messages.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { type SignedInMember, signedInMember } from "../setup/desk.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { applyAsFounder, founder } from "./founder.ts";
import { type Peer, startPeer } from "./smtp-peer.ts";

const { interview: labels, unknown } = await readInterviewPage();
const place = "https://meet.example/room";

let peer: Peer;
let server: RunningServer;
let applicants = 0;

beforeAll(async () => {
  peer = await startPeer();
  server = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

/** Applies, and is offered times by a member. @returns the path of the link in the mail */
async function beOffered(expect: ExpectStatic, member: SignedInMember, times: string[]) {
  const email = `invited${++applicants}@example.se`;
  const reference = await applyAsFounder(server, { email });
  const offered = await member.request(`/api/applications/${reference}/interviews`, {
    method: "POST",
    body: {
      ...{ id: randomUUID(), replyId: randomUUID(), version: 1, subject: "Times", text: "Please choose." },
      ...{ durationMinutes: 30, place, memberIds: [member.id], times },
    },
  });
  expect(offered.status).toBe(204);
  const find = (pattern: RegExp) =>
    peer
      .mailsTo(email)
      .map(({ text }) => pattern.exec(text ?? "")?.[1])
      .find(Boolean) ?? "";
  const path = () => find(/(\/interview\/[\w-]+)/);
  await expect.poll(path, { timeout: 60_000 }).toBeTruthy();
  return { email, reference, path: path(), code: find(/\/your-application#(\S+)/) };
}

const newMember = () => signedInMember(server, { forms: ["founder"] });

const html = { accept: "text/html" };
const open = (path: string) => fetch(server.url + path, { headers: html, redirect: "manual" });
const send = (action: "choose" | "cancel", fields: Record<string, string>) =>
  fetch(`${server.url}/api/interview/${action}`, {
    method: "POST",
    headers: { ...html, origin: server.url, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });
const page = async (response: Response) => parse(await response.text());

// They wait for the time for undoing a reply, so they run at the same time.
test.concurrent("an applicant chooses, moves and cancels on the page of the link, without scripts", async ({
  expect,
}) => {
  const member = await newMember();
  const times = [10, 11].map((days) => `${dateOf(Date.now() + days * dayMs)}T10:00`);
  const offer = () => beOffered(expect, member, times);
  const [first, second] = await Promise.all([offer(), offer()]);
  const opened = await open(first.path);
  expect(opened.headers.get("cache-control")).toBe("no-store");
  // With `no-referrer` browsers send the forms with `Origin: null`, which is refused where they do not say more.
  expect(opened.headers.get("referrer-policy")).toBe("strict-origin");
  const root = await page(opened);
  const scriptTypes = root.querySelectorAll("script").map((script) => script.getAttribute("type"));
  expect(scriptTypes.filter((type) => type !== "application/ld+json")).toEqual([]);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(root.querySelector("h2")?.text).toBe(labels.offered.title);
  expect(root.querySelectorAll("dl a").map((link) => link.getAttribute("href"))).toEqual([place]);
  const values = root
    .querySelectorAll("input[name=startsAt]")
    .map((input) => input.getAttribute("value") ?? "");
  expect(values).toHaveLength(2);
  const [startsAt = "", later = ""] = values;
  const token = root.querySelector("input[name=token]")?.getAttribute("value") ?? "";
  expect(first.path).toBe(`/interview/${token}`);

  const chosen = await send("choose", { token, startsAt });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, first.path]);
  const shown = await page(await open(`${first.path}?zone=Asia/Tokyo`));
  expect(shown.querySelector("h2")?.text).toBe(labels.chosen.title);
  expect(shown.text).toContain(formatInterviewTime(Number(startsAt), 30));
  expect(shown.text).toContain(formatInterviewTime(Number(startsAt), 30, "Asia/Tokyo"));
  await expect
    .poll(() =>
      peer.mailsTo(first.email).flatMap(({ attachments }) => attachments.map((file) => file.contentType)),
    )
    .toEqual(["text/calendar", "application/ics"]);
  await expect.poll(() => peer.mailsTo(member.email)).toHaveLength(1);
  expect(peer.mailsTo(member.email)[0]?.text).not.toContain(founder.name);

  // Another applicant can no longer have the time.
  const other = await page(await open(second.path));
  const left = other.querySelectorAll("input[name=startsAt]").map((input) => input.getAttribute("value"));
  expect(left).toEqual([later]);
  const otherToken = second.path.split("/").at(-1) ?? "";
  const refused = await send("choose", { token: otherToken, startsAt });
  expect(refused.status).toBe(409);
  const refusal = await page(refused);
  expect(refusal.querySelector("[role=alert]")?.text).toContain(errorMessages.interviewTimeTaken);
  expect(refusal.querySelector("form[method=get]")?.getAttribute("action")).toBe(second.path);

  expect((await send("choose", { token, startsAt: later })).status).toBe(303);
  expect((await send("cancel", { token })).status).toBe(303);
  expect((await page(await open(first.path))).querySelector("h2")?.text).toBe(labels.cancelled.title);
  const application = await (await member.request(`/api/applications/${first.reference}`)).json();
  expect(application).toMatchObject({
    application: { isUnread: true, waitingFor: "us" },
    interviews: [{ state: "cancelled" }],
  });
});

/** What the applicant's own page is told. */
const viewed = async (path: string, body: Record<string, string>) => {
  const response = await fetch(`${server.url}/api/application/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as ApplicationView) };
};
/** The page that a form of the applicant's page is answered with. */
const sendToPage = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${server.url}/api/application/${path}`, {
    method: "POST",
    headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  return page(response);
};

test.concurrent("the applicant's own page has the interview, too, with and without scripts", async ({
  expect,
}) => {
  const member = await newMember();
  const times = [12, 13].map((days) => `${dateOf(Date.now() + days * dayMs)}T10:00`);
  const offer = () => beOffered(expect, member, times);
  const [{ code, reference }, other] = await Promise.all([offer(), offer()]);
  const isShown = async () => (await viewed("view", { code })).interview?.state;
  await expect.poll(isShown).toBe("offered");
  const { interview } = await viewed("view", { code, zone: "Asia/Tokyo" });
  expect(interview).toMatchObject({ zone: "Asia/Tokyo", place, members: [member.name], startsAt: null });
  const [first = 0, second = 0] = interview?.times ?? [];
  const id = interview?.id ?? "";

  const root = await sendToPage("view", { code, zone: "Asia/Tokyo" });
  expect(root.querySelector("#interview-title")?.text).toBe(labels.offered.title);
  expect(root.text).toContain(formatInterviewTime(first, 30, "Asia/Tokyo"));
  const form = root.querySelector('form[action="/api/application/interview/choose"]');
  const hidden = form?.querySelectorAll("input[type=hidden]") ?? [];
  const sent = hidden.map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
  const fields = Object.fromEntries(sent) as Record<string, string>;
  expect(fields).toEqual({ code, interview: id, zone: "Asia/Tokyo" });
  const chosen = await sendToPage("interview/choose", { ...fields, startsAt: String(first) });
  expect(chosen.querySelector("[role=status]")?.text).toContain(labels.chosen.title);
  expect(chosen.text).toContain(formatInterviewTime(first, 30, "Asia/Tokyo"));

  const moved = await viewed("interview/choose", { code, interview: id, startsAt: String(second) });
  expect(moved.interview).toMatchObject({ state: "chosen", startsAt: second, times: [first] });
  // Another applicant neither gets that time, nor changes this interview.
  const otherId = (await viewed("view", { code: other.code })).interview?.id ?? "";
  const startsAt = String(second);
  const taken = await viewed("interview/choose", { code: other.code, interview: otherId, startsAt });
  expect([taken.status, taken.message]).toEqual([409, errorMessages.interviewTimeTaken]);
  for (const foreign of [other.code, "A".repeat(32)]) {
    expect((await viewed("interview/cancel", { code: foreign, interview: id })).status).toBe(404);
  }
  expect((await viewed("interview/choose", { code, interview: id })).status).toBe(400);

  const cancelled = await sendToPage("interview/cancel", { code, interview: id });
  expect(cancelled.querySelector("#interview-title")?.text).toBe(labels.cancelled.title);
  expect(cancelled.querySelector('form[action="/api/application/interview/cancel"]')).toBeNull();
  const application = await (await member.request(`/api/applications/${reference}`)).json();
  expect(application).toMatchObject({ interviews: [{ state: "cancelled" }] });
});

test("a link that is not known says so, and changes nothing", async () => {
  const opened = await open("/interview/not-known");
  expect(opened.status).toBe(404);
  expect((await page(opened)).querySelector("h2")?.text).toBe(unknown.title);
  expect((await send("choose", { token: "not-known", startsAt: "1" })).status).toBe(404);
  expect((await send("cancel", { token: "not-known" })).status).toBe(404);
  expect((await send("choose", { token: "not-known" })).status).toBe(400);
});
