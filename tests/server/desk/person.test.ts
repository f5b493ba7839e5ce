import { isDeepStrictEqual } from "node:util";
import { parse as parseHtml } from "node-html-parser";
import { expect, test } from "vitest";
import type { ActivityPage } from "#contract/desk/activity.ts";
import type { Person } from "#contract/desk/person.ts";
import { signedInMember } from "../../setup/desk.ts";
import { founder, post, referenceOf } from "../founder.ts";
import { applyWithPdf, pdf } from "../job-application.ts";
import { sharedServer } from "../shared-server.ts";
import { addNote, references } from "./review.ts";
import { newMail, receiveMails } from "./waiting-mail.ts";

const server = sharedServer({ DESK_PORT: "0" });

const email = "asa@example.se";

test("a person's data is shown, downloaded with the resume, and erased as a whole", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const recruiter = await signedInMember(server, { forms: ["career"] });
  const job = await applyWithPdf(server);
  const venture = await referenceOf(await post(server.url, founder));
  await addNote(owner, venture, "Ask about the peat");

  const read = async (member: typeof owner, address: string) =>
    (await (
      await member.request("/api/person", { method: "POST", body: { email: address } })
    ).json()) as Person;
  const person = await read(owner, ` ${email.toUpperCase()} `);
  expect(person).toMatchObject({
    email,
    names: [founder.name],
    totals: { applications: 2, resumes: 1, notes: 1, replies: 0 },
  });
  expect(person.applications.map(({ application }) => application.reference)).toEqual([venture, job]);
  expect((await read(recruiter, email)).applications).toHaveLength(1);
  const byReference = (member: typeof owner, reference: string) =>
    member.request(`/api/person?reference=${reference}`);
  const isSamePerson = async () =>
    isDeepStrictEqual(await (await byReference(owner, job)).json(), await read(owner, email));
  // A mail that leaves between the two changes the second.
  await expect.poll(isSamePerson).toBe(true);
  expect((await byReference(recruiter, venture)).status).toBe(404);

  const page = await owner.request(`/api/person/download?reference=${venture}`);
  expect(page.headers.get("content-disposition")).toBe('attachment; filename="person.html"');
  const html = parseHtml(await page.text());
  expect(html.querySelector("h1")?.text).toContain(founder.name);
  expect(html.querySelectorAll("h2").map(({ text }) => text)).toEqual([
    expect.stringContaining(venture),
    expect.stringContaining(job),
  ]);
  // Names and dates in words, typed markup as text, and the resume in the page itself.
  expect(html.querySelector("body")?.text).toContain("<b>Really</b>");
  expect(html.querySelector("article")?.text).toMatch(
    new RegExp(`^${owner.name}, \\d+ \\w+ \\d{4}.*Ask about the peat$`),
  );
  expect(html.querySelector("body")?.text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\b1[0-9]{12}\b/);
  const resume = html.querySelector("a[download]")?.getAttribute("href") ?? "";
  expect(Buffer.from(await (await fetch(resume)).arrayBuffer())).toEqual(pdf("resume"));

  const download = await owner.request(`/api/person/download?reference=${venture}&format=json`);
  expect(download.headers.get("content-disposition")).toBe('attachment; filename="person.json"');
  const { files } = (await download.json()) as { files: { reference: string; contentBase64: string }[] };
  expect(files).toMatchObject([{ reference: job }]);
  expect(Buffer.from(files[0]?.contentBase64 ?? "", "base64")).toEqual(pdf("resume"));

  const erase = (member: typeof owner) =>
    member.request("/api/person/erase", { method: "POST", body: { email } });
  expect((await erase(recruiter)).status).toBe(403);
  expect(await (await erase(owner)).json()).toEqual({ references: [venture, job] });
  for (const reference of [venture, job]) {
    expect((await owner.request(`/api/person?reference=${reference}`)).status).toBe(404);
  }
  expect(await references(owner, "q=peat&status=all")).toEqual([]);
  const { fields, notes, timeline } = (await (
    await owner.request(`/api/applications/${venture}`)
  ).json()) as Person["applications"][number];
  expect([fields, notes]).toEqual([[], []]);
  expect(timeline.map(({ kind }) => kind)).not.toContain("note");
});

test("a person is looked up once as long as the screen is fetched again, and once with each search", async () => {
  const owner = await signedInMember(server, { role: "owner", name: "Looks Up" });
  const address = `${crypto.randomUUID()}@example.se`;
  const reference = await referenceOf(await post(server.url, { ...founder, email: address }));
  const look = async () =>
    expect((await owner.request(`/api/person?reference=${reference}`)).status).toBe(200);
  const search = async () => {
    const body = { email: ` ${address.toUpperCase()}` };
    expect((await owner.request("/api/person", { method: "POST", body })).status).toBe(200);
  };
  const count = async () => {
    const { entries } = (await (await owner.request("/api/activity")).json()) as ActivityPage;
    return entries.filter(({ actor, action }) => actor === owner.name && action === "person").length;
  };
  for (const _ of [1, 2, 3]) await look();
  expect(await count()).toBe(1);
  await search();
  await look();
  expect(await count()).toBe(2);
});

test("what somebody sent by email alone is downloaded, too, by who may see it", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const recruiter = await signedInMember(server, { forms: ["career"] });
  const fromAddress = `${crypto.randomUUID()}@example.se`;
  await receiveMails(server, newMail({ fromAddress, text: "Only an email" }));
  const search = await owner.request("/api/person", { method: "POST", body: { email: fromAddress } });
  const { unmatched } = (await search.json()) as Person;
  const address = `/api/person/download?message=${unmatched[0]?.id}&format=json`;
  expect(((await (await owner.request(address)).json()) as Person).unmatched).toEqual(unmatched);
  expect((await recruiter.request(address)).status).toBe(404);
  expect((await owner.request("/api/person/download")).status).toBe(404);
});

test("a reader erases nobody", async () => {
  const reader = await signedInMember(server, { role: "reader" });
  const reference = await referenceOf(await post(server.url, { ...founder, message: "For readers" }));
  expect((await reader.request(`/api/person?reference=${reference}`)).status).toBe(200);
  const answer = await reader.request("/api/person/erase", { method: "POST", body: { email } });
  expect(answer.status).toBe(403);
});
