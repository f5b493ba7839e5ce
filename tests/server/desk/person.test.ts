import { expect, test } from "vitest";
import type { Person } from "#contract/desk/person.ts";
import { signedInMember } from "../../setup/desk.ts";
import { founder, post } from "../founder.ts";
import { applyForJob, pdf } from "../job-application.ts";
import { sharedServer } from "../shared-server.ts";
import { addNote, references } from "./review.ts";

const server = sharedServer({ DESK_PORT: "0" });

const email = "asa@example.se";

async function referenceOf(response: Response): Promise<string> {
  return ((await response.json()) as { reference: string }).reference;
}

test("a person's data is shown, downloaded with the resume, and erased as a whole", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const recruiter = await signedInMember(server, { forms: ["career"] });
  const job = await referenceOf(await applyForJob(server.url, pdf("resume")));
  const venture = await referenceOf(await post(server.url, founder));
  await addNote(owner, venture, "Ask about the peat");

  const read = async (member: typeof owner, address: string) =>
    (await (await member.request(`/api/person?email=${encodeURIComponent(address)}`)).json()) as Person;
  const person = await read(owner, ` ${email.toUpperCase()} `);
  expect(person).toMatchObject({
    email,
    names: [founder.name],
    totals: { applications: 2, resumes: 1, notes: 1, replies: 0 },
  });
  expect(person.applications.map(({ application }) => application.reference)).toEqual([venture, job]);
  expect((await read(recruiter, email)).applications).toHaveLength(1);

  const download = await owner.request(`/api/person/download?email=${email}`);
  expect(download.headers.get("content-disposition")).toBe('attachment; filename="person.json"');
  const { files } = (await download.json()) as { files: { reference: string; contentBase64: string }[] };
  expect(files).toMatchObject([{ reference: job }]);
  expect(Buffer.from(files[0]?.contentBase64 ?? "", "base64")).toEqual(pdf("resume"));

  const erase = (member: typeof owner) =>
    member.request("/api/person/erase", { method: "POST", body: { email } });
  expect((await erase(recruiter)).status).toBe(403);
  expect(await (await erase(owner)).json()).toEqual({ references: [venture, job] });
  expect((await owner.request(`/api/person?email=${email}`)).status).toBe(404);
  expect(await references(owner, "q=peat&status=all")).toEqual([]);
  const { fields, notes, timeline } = (await (
    await owner.request(`/api/applications/${venture}`)
  ).json()) as Person["applications"][number];
  expect([fields, notes]).toEqual([[], []]);
  expect(timeline.map(({ kind }) => kind)).not.toContain("note");
});

test("a reader erases nobody", async () => {
  const reader = await signedInMember(server, { role: "reader" });
  await post(server.url, { ...founder, message: "For readers" });
  expect((await reader.request(`/api/person?email=${email}`)).status).toBe(200);
  const answer = await reader.request("/api/person/erase", { method: "POST", body: { email } });
  expect(answer.status).toBe(403);
});
