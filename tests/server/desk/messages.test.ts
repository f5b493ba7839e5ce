import { beforeAll, expect, test } from "vitest";
import type { Application } from "#contract/desk/application.ts";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import type { UnmatchedPage } from "#contract/desk/messages.ts";
import type { Person } from "#contract/desk/person.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { applyAsFounder } from "../founder.ts";
import { applyWithPdf } from "../job-application.ts";
import { operateWith } from "../operator.ts";
import { sharedServer } from "../shared-server.ts";
import { change, inbox, open, read, references } from "./review.ts";
import { attachedPdf, newMail, receiveMails } from "./waiting-mail.ts";

const server = sharedServer({ DESK_PORT: "0" });

let owner: SignedInMember;
beforeAll(async () => {
  owner = await signedInMember(server, { role: "owner" });
});

const newAddress = () => `${crypto.randomUUID()}@example.se`;

async function apply(email = newAddress()) {
  const reference = await applyAsFounder(server, { email });
  return { email, reference };
}

const json = async <Body>(response: Response): Promise<Body> => {
  expect(response.status).toBe(200);
  return response.json() as Promise<Body>;
};
const unmatched = async (member: SignedInMember) =>
  (await json<UnmatchedPage>(await member.request("/api/messages"))).messages;
const countOf = async (member: SignedInMember) =>
  (await json<InboxCounts>(await member.request("/api/inbox-counts"))).unmatched;
const assign = (member: SignedInMember, id: string, reference: string) =>
  member.request(`/api/messages/${id}/assign`, { method: "POST", body: { reference } });

test("a member assigns a mail, and the application waits for the team until a reply", async () => {
  const { email, reference } = await apply();
  const other = await apply();
  await open(owner, other.reference);
  await receiveMails(
    server,
    newMail({
      fromAddress: email,
      files: [attachedPdf, { ...attachedPdf, name: "a.exe", checked: null, refusal: "type", content: null }],
    }),
  );
  const message = (await unmatched(owner)).find(({ fromAddress }) => fromAddress === email);
  expect(message).toMatchObject({ reference, reason: "unknown" });
  expect((await read(owner, reference)).messages).toEqual([]);
  const before = await countOf(owner);
  // Not to the one that it seems to belong to.
  expect((await assign(owner, message?.id ?? "", other.reference.toLowerCase())).status).toBe(200);
  expect(await countOf(owner)).toBe(before - 1);
  // Sent again, because its answer was lost.
  expect((await assign(owner, message?.id ?? "", other.reference)).status).toBe(200);
  expect((await assign(owner, message?.id ?? "", reference)).status).toBe(409);
  const { application, messages, timeline } = await read(owner, other.reference);
  expect(application).toMatchObject({ isUnread: true, waitingFor: "us", version: 2 });
  expect(timeline.find(({ kind }) => kind === "message")).toMatchObject({ actorId: owner.id });
  expect(messages).toMatchObject([
    {
      fromAddress: email,
      text: "Thank you.",
      files: [{ refusal: null }, { downloadUrl: null, refusal: "type" }],
    },
  ]);
  const file = await owner.request(messages[0]?.files[0]?.downloadUrl ?? "");
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe("%PDF");
  expect(file.headers.get("content-disposition")).toContain("Meriter%20%C3%85sa.pdf");
  expect(file.headers.get("content-security-policy")).toContain("sandbox");
});

test("a reply that was begun before the applicant wrote is not sent unseen", async () => {
  const { email, reference } = await apply();
  await receiveMails(server, newMail({ fromAddress: email }));
  const [message] = (await unmatched(owner)).filter(({ fromAddress }) => fromAddress === email);
  await assign(owner, message?.id ?? "", reference);
  const path = `/api/applications/${reference}/replies`;
  const reply = { id: crypto.randomUUID(), version: 1, subject: "Hello", text: "A reply." };
  const answer = await owner.request(path, { method: "POST", body: reply });
  expect(answer.status).toBe(409);
  expect(((await answer.json()) as { message: string }).message).toContain(`${owner.name} added an email`);
});

test("mails are seen by who sees the form of their application, and unknown ones by who sees all", async () => {
  const { email, reference } = await apply();
  const stranger = newAddress();
  await receiveMails(server, newMail({ fromAddress: email }), newMail({ fromAddress: stranger }));
  const sees = async (member: SignedInMember) =>
    (await unmatched(member))
      .map(({ fromAddress }) => fromAddress)
      .filter((one) => [email, stranger].includes(one));
  const founders = await signedInMember(server, { forms: ["founder"] });
  const careers = await signedInMember(server, { forms: ["career"] });
  const everything = await signedInMember(server, { forms: ["founder", "partner", "contact", "career"] });
  expect(await sees(founders)).toEqual([email]);
  expect(await sees(careers)).toEqual([]);
  for (const member of [everything, owner])
    expect((await sees(member)).sort()).toEqual([email, stranger].sort());
  const unknown = (await unmatched(owner)).find(({ fromAddress }) => fromAddress === stranger);
  expect((await assign(founders, unknown?.id ?? "", reference)).status).toBe(404);
});

test("a mail is deleted here, and noted to be deleted from the mailbox", async () => {
  const stranger = newAddress();
  await receiveMails(server, newMail({ fromAddress: stranger, files: [attachedPdf] }));
  const message = (await unmatched(owner)).find(({ fromAddress }) => fromAddress === stranger);
  const path = `/api/messages/${message?.id}`;
  expect((await owner.request(path, { method: "DELETE" })).status).toBe(204);
  expect((await owner.request(path, { method: "DELETE" })).status).toBe(404);
  expect((await owner.request(message?.files[0]?.downloadUrl ?? "")).status).toBe(404);
});

test("an archived application is in the inbox again when its applicant writes", async () => {
  const { email, reference } = await apply();
  await change(owner, [reference], { archived: true });
  await receiveMails(server, newMail({ fromAddress: email }));
  const message = (await unmatched(owner)).find(({ fromAddress }) => fromAddress === email);
  await assign(owner, message?.id ?? "", reference);
  const { applications } = await inbox(owner, "waiting=us");
  expect(applications.map((row) => row.reference)).toContain(reference);
});

test("what is held about a person contains their mails, also where no application is known", async () => {
  const { email, reference } = await apply();
  await receiveMails(server, newMail({ fromAddress: email, text: "Filed", files: [attachedPdf] }));
  const [filed] = (await unmatched(owner)).filter(({ fromAddress }) => fromAddress === email);
  await assign(owner, filed?.id ?? "", reference);
  await receiveMails(server, newMail({ fromAddress: email, text: "Waiting" }));
  const search = { method: "POST", body: { email } };
  const person = await json<Person>(await owner.request("/api/person", search));
  expect(person.totals.messages).toBe(2);
  expect(person.applications[0]?.messages.map(({ text }) => text)).toEqual(["Filed"]);
  expect(person.unmatched.map(({ text }) => text)).toEqual(["Waiting"]);
  const page = await (await owner.request(`/api/person/download?reference=${reference}`)).text();
  for (const text of ["Filed", "Waiting", `base64,${Buffer.from("%PDF").toString("base64")}`]) {
    expect(page).toContain(text);
  }

  const stranger = newAddress();
  await receiveMails(server, newMail({ fromAddress: stranger }));
  const ask = { method: "POST", body: { email: stranger } };
  expect(await json<Person>(await owner.request("/api/person", ask))).toMatchObject({
    applications: [],
    unmatched: [{ fromAddress: stranger }],
  });
  const erased = await operateWith(server.storeSettings, "erase", "--email", stranger, "--yes");
  expect(erased.stdout).toContain("1 other mail");
  expect((await owner.request("/api/person", ask)).status).toBe(404);
  expect((await owner.request("/api/person/erase", search)).status).toBe(200);
  expect((await owner.request("/api/person", search)).status).toBe(404);
  const { messages }: Application = await read(owner, reference);
  expect(messages).toEqual([]);
});

test("a person's mails are theirs where they are assigned to somebody else's application, too", async () => {
  const { email, reference } = await apply();
  const other = await apply();
  const word = `peat${crypto.randomUUID().slice(0, 8)}`;
  await receiveMails(server, newMail({ fromAddress: email, text: `About ${word}` }));
  const [mail] = (await unmatched(owner)).filter(({ fromAddress }) => fromAddress === email);
  await assign(owner, mail?.id ?? "", other.reference);
  expect(await references(owner, `q=${word}`)).toEqual([other.reference]);
  const search = { method: "POST", body: { email } };
  const person = await json<Person>(await owner.request("/api/person", search));
  expect(person.unmatched.map(({ id }) => id)).toEqual([mail?.id]);

  expect((await owner.request("/api/person/erase", search)).status).toBe(200);
  expect((await read(owner, other.reference)).messages).toEqual([]);
  expect(await references(owner, `q=${word}`)).toEqual([]);
  expect((await owner.request(`/api/person?reference=${reference}`)).status).toBe(404);
});

test("who does not see all mails of a person erases nothing of them", async () => {
  const { email } = await apply();
  await receiveMails(server, newMail({ fromAddress: email }));
  const [mail] = (await unmatched(owner)).filter(({ fromAddress }) => fromAddress === email);
  const job = await applyWithPdf(server);
  await assign(owner, mail?.id ?? "", job);
  const founders = await signedInMember(server, { forms: ["founder"] });
  const erasure = { method: "POST", body: { email } };
  expect((await founders.request("/api/person/erase", erasure)).status).toBe(403);
  expect((await read(owner, job)).messages).toHaveLength(1);
  expect((await json<Person>(await owner.request("/api/person", erasure))).applications).toHaveLength(1);
});

test("a download that would be too large says how to get the files", async () => {
  const { email, reference } = await apply();
  const large = { ...attachedPdf, size: 101 * 1024 * 1024 };
  await receiveMails(server, newMail({ fromAddress: email, files: [large] }));
  const answer = await owner.request(`/api/person/download?reference=${reference}`);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining("whoever runs the server"),
  ]);
});
