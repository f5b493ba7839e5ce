import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReplyTemplates } from "#content-model/replies.ts";
import { readSite } from "#content-model/site.ts";
import type { Application, Reply } from "#contract/desk/application.ts";
import type { InboxPage } from "#contract/desk/inbox.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { fillIn } from "#contract/fill-in.ts";
import { type SignedInMember, signedInMember } from "../../setup/desk.ts";
import { openJob } from "../../setup/jobs.ts";
import { type RunningServer, removeData, startServer } from "../../setup/server.ts";
import { applyWithPdf } from "../job-application.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { connectLive } from "./live-changes.ts";
import { references } from "./review.ts";

const site = await readSite();
const templates = await readReplyTemplates();
const team = "talent@studio.example";

let peer: Peer;
let server: RunningServer;
let recruiter: SignedInMember;
let applicants = 0;

beforeAll(async () => {
  peer = await startPeer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("refused"))
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      else done();
    },
  });
  server = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0", MAIL_TO_CAREERS: team });
  recruiter = await signedInMember(server, { role: "member", forms: ["career"], name: "Rut Recruiter" });
});
afterAll(async () => {
  await server.stop();
  await removeData(server);
  await peer.close();
});

type Applicant = { reference: string; email: string };

/** Applies for a job with an address of its own. */
async function apply(name = "applicant"): Promise<Applicant> {
  const email = `${name}${++applicants}@example.se`;
  const reference = await applyWithPdf(server, { email });
  return { reference, email };
}

async function json<Body>(response: Response | Promise<Response>, status = 200): Promise<Body> {
  const answer = await response;
  expect(answer.status).toBe(status);
  return (await answer.json()) as Body;
}

const open = ({ reference }: Applicant) =>
  json<Application>(recruiter.request(`/api/applications/${reference}`));

const newReply = (version: number, changes: object = {}) => ({
  id: randomUUID(),
  version,
  subject: "About your application",
  text: "Dear applicant,\n\nshall we talk?\nOn Monday?\n\n<b>Rut</b>",
  ...changes,
});

const send = ({ reference }: Applicant, body: object, member = recruiter) =>
  member.request(`/api/applications/${reference}/replies`, { method: "POST", body });

const undo = (id: string, member = recruiter) => member.request(`/api/replies/${id}`, { method: "DELETE" });

test.concurrent("templates of the form are filled in", async ({ expect }) => {
  const applicant = await apply();
  const answer = await json<{ templates: { id: string; subject: string; text: string }[] }>(
    recruiter.request(`/api/applications/${applicant.reference}/templates`),
  );
  expect(answer).toMatchObject({ to: applicant.email, replyTo: team });
  const values = {
    name: "Åsa Öberg",
    position: openJob.form.position,
    reference: applicant.reference,
    sender: "Rut Recruiter",
    studio: site.name,
  };
  // The merits of who was hired are offered once somebody was (decisions.test.ts), times with an interview.
  const elsewhere = ["merits", "interview-times"];
  const expected = templates.filter(
    ({ forms, slug }) => forms.includes("career") && !elsewhere.includes(slug),
  );
  expect(answer.templates).toEqual(
    expected.map(({ slug, label, stage = null, subject, text }) => ({
      id: slug,
      label,
      stage,
      declines: stage === "career-declined",
      subject: fillIn(subject, values),
      text: fillIn(text, values),
    })),
  );
});

test.concurrent("a reply is mailed once, after the time for undoing it, in the applicant's thread", async ({
  expect,
}) => {
  const applicant = await apply();
  const { application } = await open(applicant);
  const body = newReply(application.version, { stage: "career-second" });
  const sent = await json<Reply>(send(applicant, body));
  expect(sent).toMatchObject({ id: body.id, authorId: recruiter.id, state: "queued", sentAt: null });
  expect(sent.sendAt - sent.createdAt).toBe(undoWindowMs);
  // The answer may have been lost on the way.
  expect(await json<Reply>(send(applicant, body))).toEqual(sent);

  const replied = await open(applicant);
  // Only what the mail server has taken is an answer.
  const { dueAt } = application;
  expect(dueAt).not.toBeNull();
  expect(replied.application).toMatchObject({
    stage: "career-second",
    dueAt,
    waitingFor: "us",
    undeliveredReply: "queued",
  });
  expect(replied.replies).toEqual([sent]);
  expect(replied.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["reply", "stage"]));

  await expect.poll(() => peer.mailsTo(applicant.email)).toHaveLength(2);
  expect(Date.now()).toBeGreaterThanOrEqual(sent.sendAt);
  const [confirmation, mail] = peer.mailsTo(applicant.email);
  expect(mail).toMatchObject({ subject: body.subject, inReplyTo: confirmation?.messageId });
  expect(mail?.replyTo?.text).toBe(team);
  expect(mail?.text).toContain("shall we talk?\nOn Monday?");
  expect(mail?.text).toContain(applicant.reference);
  expect(mail?.html).toContain("&lt;b&gt;Rut&lt;/b&gt;");
  await expect.poll(async () => (await open(applicant)).replies[0]?.state).toBe("sent");

  const answered = { dueAt: null, waitingFor: "them", undeliveredReply: null };
  expect((await open(applicant)).application).toMatchObject(answered);
  const late = await undo(body.id);
  expect(late.status).toBe(409);
  const second = newReply((await open(applicant)).application.version);
  await json(send(applicant, second));
  await expect.poll(() => peer.mailsTo(applicant.email)).toHaveLength(3);
  const [, firstReply, secondReply] = peer.mailsTo(applicant.email);
  expect(secondReply?.references).toEqual([confirmation?.messageId, firstReply?.messageId]);
});

test.concurrent("a reply that is undone is not mailed, and the stage is as before", async ({ expect }) => {
  const [applicant, other] = [await apply(), await apply()];
  const before = (await open(applicant)).application;
  const body = newReply(before.version, { stage: "career-declined" });
  await json(send(applicant, body));
  await json(undo(body.id));
  // Undone already.
  await json(undo(body.id));
  const after = await open(applicant);
  expect(after.application).toMatchObject({ stage: before.stage, dueAt: before.dueAt });
  expect(after.replies.map(({ state }) => state)).toEqual(["cancelled"]);
  expect(after.timeline.map(({ kind }) => kind)).toContain("replyCancelled");
  // A later reply leaves, so the undone one would have left before it.
  await json(send(other, newReply((await open(other)).application.version)));
  await expect.poll(() => peer.mailsTo(other.email)).toHaveLength(2);
  expect(peer.mailsTo(applicant.email)).toHaveLength(1);
});

test.concurrent("a stage that a colleague changed meanwhile is not changed back", async ({ expect }) => {
  const applicant = await apply();
  const body = newReply((await open(applicant)).application.version, { stage: "career-second" });
  await json(send(applicant, body));
  const { application } = await open(applicant);
  const targets = [{ reference: applicant.reference, version: application.version }];
  const change = { stage: "career-third" };
  await json(recruiter.request("/api/applications", { method: "PATCH", body: { targets, change } }));
  await json(undo(body.id));
  expect((await open(applicant)).application.stage).toBe("career-third");
});

test.concurrent("what may not be sent is refused, and nothing is stored", async ({ expect }) => {
  const applicant = await apply();
  const { version } = (await open(applicant)).application;
  const reader = await signedInMember(server, { role: "reader", forms: ["career"] });
  const partnerships = await signedInMember(server, { role: "member", forms: ["partner"] });
  expect((await send(applicant, newReply(version), reader)).status).toBe(403);
  expect((await send(applicant, newReply(version), partnerships)).status).toBe(404);
  expect((await send(applicant, newReply(version - 1))).status).toBe(409);
  expect((await send(applicant, newReply(version, { stage: "founder-first" }))).status).toBe(409);
  expect((await send(applicant, newReply(version, { text: "  " }))).status).toBe(422);
  expect((await send(applicant, newReply(version, { id: "1" }))).status).toBe(422);
  expect((await open(applicant)).replies).toEqual([]);

  const body = newReply(version);
  await json(send(applicant, body));
  expect((await send(applicant, { ...body, text: "Something else" })).status).toBe(409);
  expect((await undo(body.id, reader)).status).toBe(403);
  expect((await undo(body.id, partnerships)).status).toBe(404);
  expect((await undo(randomUUID())).status).toBe(404);
});

test.concurrent("a second reply waits until its author has seen the first", async ({ expect }) => {
  const applicant = await apply();
  const colleague = await signedInMember(server, {
    role: "member",
    forms: ["career"],
    name: "Cato Colleague",
  });
  const { version } = (await open(applicant)).application;
  await json(send(applicant, newReply(version), colleague));
  const refusal = await json<{ message: string }>(send(applicant, newReply(version)), 409);
  expect(refusal.message).toContain("Nothing was sent. Since you started, Cato Colleague replied.");
  await json(send(applicant, newReply(version + 1, { stage: "career-second" }), colleague));
  const again = await json<{ message: string }>(send(applicant, newReply(version)), 409);
  expect(again.message).toMatch(/Cato Colleague replied and moved it to /);

  // Notes change nothing about what is answered.
  const note = { id: randomUUID(), text: "A note" };
  const path = `/api/applications/${applicant.reference}/notes`;
  expect((await colleague.request(path, { method: "POST", body: note })).status).toBe(200);
  await json(send(applicant, newReply(version + 2)));
});

test.concurrent("a reply that cannot be delivered is no answer, and its author is told", async ({
  expect,
}) => {
  const applicant = await apply("refused");
  const { application } = await open(applicant);
  const live = await connectLive(recruiter, server);
  await json(send(applicant, newReply(application.version)));
  const { reference } = applicant;
  const told = { kind: "application", reference, failedReplyBy: recruiter.id };
  await expect.poll(() => live.changes).toContainEqual(told);
  live.close();
  const failed = await open(applicant);
  expect(failed.replies[0]?.state).toBe("failed");
  const { dueAt } = application;
  expect(failed.application).toMatchObject({ dueAt, waitingFor: "us", undeliveredReply: "failed" });
  // Whoever was away finds it, too.
  expect(await references(recruiter, "mine=1")).toContain(reference);
  const colleague = await signedInMember(server, { role: "member", forms: ["career"] });
  expect(await references(colleague, "mine=1")).not.toContain(reference);

  // With the right address it is sent once more, and then it is an answer.
  const email = applicant.email.replace("refused", "right");
  const path = `/api/applications/${reference}/address`;
  const correct = (version: number, email: string) =>
    recruiter.request(path, { method: "PATCH", body: { email, version } });
  expect((await correct(application.version, email)).status).toBe(409);
  expect((await correct(failed.application.version, "nobody")).status).toBe(422);
  expect((await correct(failed.application.version, email)).status).toBe(204);
  // The confirmation failed as well.
  await expect.poll(() => peer.mailsTo(email)).toHaveLength(2);
  await expect.poll(async () => (await open(applicant)).application.waitingFor).toBe("them");
  const corrected = await open(applicant);
  expect(corrected.application).toMatchObject({ email, dueAt: null, undeliveredReply: null });
  expect(corrected.timeline.map(({ kind }) => kind)).toContain("addressCorrected");
  expect(await references(recruiter, "mine=1")).not.toContain(reference);
  const found = await recruiter.request(`/api/applications?q=${encodeURIComponent(email)}`);
  expect((await json<InboxPage>(found)).applications).toMatchObject([{ reference }]);
});

test.concurrent("after a kill right after the answer, the reply is mailed once", async ({ expect }) => {
  const killed = await startServer({ SMTP_URL: peer.url, DESK_PORT: "0" });
  const email = "killed@example.se";
  const reference = await applyWithPdf(killed, { email });
  const member = await signedInMember(killed, { role: "owner" });
  const applicant = { reference, email };
  const { application } = await json<Application>(member.request(`/api/applications/${reference}`));
  await expect.poll(() => peer.mailsTo(applicant.email)).toHaveLength(1);
  await json(send(applicant, newReply(application.version), member));
  await killed.stop("SIGKILL");
  const restarted = await startServer({ SMTP_URL: peer.url, DATA_DIR: killed.dataDir });
  await expect.poll(() => peer.mailsTo(applicant.email)).toHaveLength(2);
  await restarted.stop();
  await removeData(restarted);
  expect(peer.mailsTo(applicant.email)).toHaveLength(2);
});
