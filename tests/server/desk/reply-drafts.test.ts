import { expect, test } from "vitest";
import type { Application } from "#contract/desk/application.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { applyAsFounder } from "../founder.ts";
import { sharedServer } from "../shared-server.ts";
import { connectLive } from "./live-changes.ts";
import { read } from "./review.ts";

const server = sharedServer({ DESK_PORT: "0" });

const newDraft = (text: string) => ({
  replyId: crypto.randomUUID(),
  template: "blank",
  subject: "Hello",
  text,
});

async function save(member: SignedInMember, reference: string, body: object) {
  const response = await member.request(`/api/applications/${reference}/draft`, { method: "POST", body });
  expect(response.status).toBe(204);
}

const draftsOf = ({ drafts }: Application) => drafts.map(({ authorId, text }) => [authorId, text]);

test("colleagues see who writes what, at once", async () => {
  const [author, colleague] = [await signedInMember(server), await signedInMember(server)];
  const reference = await applyAsFounder(server);
  const live = await connectLive(colleague, server);
  await save(author, reference, newDraft("First words"));
  await expect.poll(() => live.changes).toContainEqual({ kind: "draft", reference, actorId: author.id });
  live.close();
  await save(author, reference, newDraft("More words"));
  await save(colleague, reference, newDraft("Other words"));
  const application = await read(colleague, reference);
  expect(draftsOf(application)).toEqual([
    [author.id, "More words"],
    [colleague.id, "Other words"],
  ]);
  // Whoever replies meanwhile is not kept from it.
  expect(application.application.version).toBe(1);

  const path = `/api/applications/${reference}/draft`;
  expect((await colleague.request(path, { method: "DELETE" })).status).toBe(204);
  expect(draftsOf(await read(colleague, reference))).toEqual([[author.id, "More words"]]);
});

test("a draft knows which version its author had seen", async () => {
  const author = await signedInMember(server);
  const reference = await applyAsFounder(server);
  const versions = async () => (await read(author, reference)).drafts.map(({ version }) => version);
  await save(author, reference, { ...newDraft("First words"), version: 1 });
  expect(await versions()).toEqual([1]);
  await save(author, reference, newDraft("From a desk of before"));
  expect(await versions()).toEqual([null]);
});

test("sending a reply ends its draft, also one that comes late", async () => {
  const author = await signedInMember(server);
  const reference = await applyAsFounder(server);
  const draft = newDraft("Nearly done");
  await save(author, reference, draft);
  const reply = { id: draft.replyId, version: 1, subject: "Hello", text: "Done" };
  const sent = await author.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: reply,
  });
  expect(sent.status).toBe(200);
  await save(author, reference, draft);
  expect((await read(author, reference)).drafts).toEqual([]);
});

test("drafts are in what a person gets who asks for their data", async () => {
  const owner = await signedInMember(server, { role: "owner" });
  const reference = await applyAsFounder(server);
  await save(owner, reference, newDraft("Half a sentence"));
  for (const format of ["html", "json"]) {
    const path = `/api/person/download?reference=${reference}&format=${format}`;
    expect(await (await owner.request(path)).text()).toContain("Half a sentence");
  }
});
