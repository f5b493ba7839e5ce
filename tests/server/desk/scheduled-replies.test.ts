import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { generalReasonId } from "#contract/desk/decisions.ts";
import type { Member } from "#contract/desk/members.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { formKinds } from "#contract/desk/roles.ts";
import { hourMs } from "#contract/durations.ts";
import { readServerData } from "#server/site/open-site.ts";
import type { ServerStore } from "#server/store/store.ts";
import { changeApplications } from "#server/submissions/desk/change.ts";
import { decide } from "#server/submissions/desk/judgements/decisions.ts";
import { memberWork } from "#server/submissions/desk/members/hand-over.ts";
import { inviteByOperator } from "#server/submissions/desk/members/invite.ts";
import { changeMember } from "#server/submissions/desk/members/members.ts";
import { sendReplyNow } from "#server/submissions/desk/replies/scheduled-replies.ts";
import { sendReply } from "#server/submissions/desk/replies/send-reply.ts";
import { undoReply } from "#server/submissions/desk/replies/undo-reply.ts";
import { erase } from "#server/submissions/erase.ts";
import { fileMessage } from "#server/submissions/file-message.ts";
import { fixtureSite } from "../../setup/sites.ts";
import { newStore, storeKinds } from "../both-stores.ts";
import { type MailSystem, startMailSystem } from "../mail-system.ts";
import { type Peer, startPeer } from "../smtp-peer.ts";
import { submit } from "../test-store.ts";

const { stages } = await readServerData(fixtureSite);
const [firstStage, secondStage] = stages.founder.map(({ id }) => id);

/** Invited by `start`. */
let author: Member;
let colleague: Member;

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.close());
afterEach(() => void vi.useRealTimers());

/** A whole minute, some hours from now. */
const later = (hours: number) => Math.ceil((Date.now() + hours * hourMs) / 60_000) * 60_000;

const inStockholm = (timeMs: number) =>
  Temporal.Instant.fromEpochMilliseconds(timeMs)
    .toZonedDateTimeISO("Europe/Stockholm")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

const setClock = (timeMs: number) => void vi.useFakeTimers({ toFake: ["Date"], now: timeMs });

/** Starts an outbox until the test ends. */
async function startOutbox(settings: Record<string, string>) {
  const system = await startMailSystem({ SMTP_URL: peer.url, ...settings });
  onTestFinished(system.stop);
  return system;
}

/** Starts an outbox with a new store that has two members. */
async function start(settings: Record<string, string>) {
  const system = await startOutbox(settings);
  const invite = (name: string) =>
    system.store.members.insert({
      ...{ name, email: `${name}@studio.example` },
      role: "owner",
      forms: [...formKinds],
    });
  [author, colleague] = [await invite("author"), await invite("colleague")];
  return system;
}

/** Stores an application in the form's first stage. */
async function apply(store: ServerStore) {
  const reference = await submit(store, { message: crypto.randomUUID() });
  const { id = "", version = 0 } = (await store.submissions.findByReference(reference)) ?? {};
  await store.review.change(id, version, { stage: firstStage });
  return { id, reference };
}

const version = async (store: ServerStore, reference: string) =>
  (await store.submissions.findByReference(reference))?.version ?? 0;

async function schedule(
  store: ServerStore,
  reference: string,
  sendAt: number,
  changes: object = {},
  by = author,
) {
  const reply = {
    id: crypto.randomUUID(),
    version: await version(store, reference),
    subject: `Subject ${crypto.randomUUID()}`,
    text: "We meet on Monday.",
    sendAt: inStockholm(sendAt),
    ...changes,
  };
  return sendReply(store, stages, by, reference, reply);
}

const answer = async (store: ServerStore, reference: string, by = colleague) =>
  sendReply(store, stages, by, reference, {
    id: crypto.randomUUID(),
    version: await version(store, reference),
    subject: "Now",
    text: "At once.",
  });

const move = async (store: ServerStore, reference: string, by: Member) =>
  changeApplications(store, stages, by, {
    targets: [{ reference, version: await version(store, reference) }],
    change: { stage: secondStage ?? "" },
  });

/** Waits until the outbox has sent mails that were queued after everything else. */
async function outboxHasLooked({ store }: Pick<MailSystem, "store">) {
  const { id } = await apply(store);
  const states = async () => (await store.mails.ofSubmissions([id])).map(({ state }) => state);
  await expect.poll(states).toEqual(["sent", "sent"]);
}

const sentWith = (subject: string) => peer.mails.filter((mail) => mail.subject === subject);

describe.each(storeKinds)("a scheduled reply with %s", (kind) => {
  test("leaves once at its time, after a restart and with two servers, and changes the stage then", async () => {
    const settings = await newStore(kind);
    const first = await start(settings);
    const sendAt = later(72);
    const { reference } = await apply(first.store);
    const reply = await schedule(first.store, reference, sendAt, { stage: secondStage });
    expect(reply).toMatchObject({ state: "scheduled", sendAt });
    await outboxHasLooked(first);
    setClock(sendAt - 60_000);
    await outboxHasLooked(first);
    expect(sentWith(reply.subject)).toEqual([]);
    expect(await first.store.submissions.findByReference(reference)).toMatchObject({ stage: firstStage });
    await first.stop();

    setClock(sendAt + 1_000);
    const second = await startOutbox({ ...settings, DATA_DIR: first.dataDir });
    // SQLite has one server.
    const third =
      kind === "PostgreSQL" ? await startOutbox({ ...settings, DATA_DIR: first.dataDir }) : second;
    await expect.poll(() => sentWith(reply.subject)).toHaveLength(1);
    const stored = async () => (await second.store.replies.find(reply.id))?.state;
    await expect.poll(stored).toBe("sent");
    for (const system of [second, third]) await outboxHasLooked(system);
    expect(sentWith(reply.subject).map(({ date }) => date?.getTime())).toEqual([sendAt]);
    const submission = await second.store.submissions.findByReference(reference);
    expect(submission).toMatchObject({ stage: secondStage });
    const timeline = await second.store.timeline.ofSubmission(submission?.id ?? "");
    expect(timeline.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ["reply", author.id],
      ["stage", author.id],
    ]);
  });

  test("is held when somebody answered meanwhile, and sent or discarded by a member", async () => {
    const system = await start(await newStore(kind));
    const { store } = system;
    const sendAt = later(24);
    const news: Record<string, (reference: string) => Promise<unknown>> = {
      "a colleague's reply": (reference) => answer(store, reference),
      "the author's own reply": (reference) => answer(store, reference, author),
      "a colleague's move": (reference) => move(store, reference, colleague),
      "the author's own decision": async (reference) =>
        decide(store, { stages, criteria: [] }, author, reference, {
          id: crypto.randomUUID(),
          version: await version(store, reference),
          outcome: "declined",
          reasons: [{ id: generalReasonId, reason: "Too early." }],
        }),
      "a mail of the applicant": (reference) =>
        store.transaction(async (repositories) => {
          const submission = await repositories.submissions.findByReference(reference);
          if (submission) await fileMessage(repositories, submission, { id: "mail", kind: "message" });
        }),
    };
    const held: string[] = [];
    store.onChange(
      ({ heldReplyBy, reference }) => void (heldReplyBy === author.id && held.push(reference ?? "")),
    );
    const scheduled = [];
    for (const happen of Object.values(news)) {
      const { reference } = await apply(store);
      scheduled.push({ reference, reply: await schedule(store, reference, sendAt) });
      await happen(reference);
    }
    const unchanged = await apply(store);
    const kept = await schedule(store, unchanged.reference, sendAt);
    await move(store, unchanged.reference, author);
    const taken = await answer(store, unchanged.reference);
    await undoReply(store, colleague, taken.id);

    setClock(sendAt + 1_000);
    await expect.poll(() => sentWith(kept.subject)).toHaveLength(1);
    await expect.poll(() => held.toSorted()).toEqual(scheduled.map(({ reference }) => reference).sort());
    for (const { reply, reference } of scheduled) {
      expect(await store.replies.find(reply.id)).toMatchObject({ state: "cancelled", delivery: "held" });
      expect(await store.inbox.findByReference(reference, "")).toMatchObject({ hasHeldReply: true });
    }

    const [sentNow, discarded] = scheduled;
    // Sent again, because its answer was lost.
    for (const _ of [1, 2])
      expect((await sendReplyNow(store, stages, colleague, sentNow?.reply.id ?? "")).state).toBe("queued");
    await undoReply(store, colleague, discarded?.reply.id ?? "");
    const listed = await store.mailList.page({ state: "cancelled", viewerId: "" }, 100);
    const isHeld = scheduled.map(({ reply }) => listed.find((mail) => mail.replyId === reply.id)?.isHeld);
    expect(isHeld.map(Boolean)).toEqual([false, false, true, true, true]);
    setClock(sendAt + 2_000 + undoWindowMs);
    await expect.poll(() => sentWith(sentNow?.reply.subject ?? "")).toHaveLength(1);
    await expect(sendReplyNow(store, stages, colleague, sentNow?.reply.id ?? "")).rejects.toThrow(
      "already sent or discarded",
    );
    await expect(sendReplyNow(store, stages, colleague, discarded?.reply.id ?? "")).rejects.toThrow(
      "already sent or discarded",
    );
    for (const { reply } of scheduled.slice(1)) expect(sentWith(reply.subject)).toEqual([]);
    expect(await store.inbox.findByReference(discarded?.reference ?? "", "")).toMatchObject({
      hasHeldReply: false,
    });
  });

  test("is held when its author is removed, or may no longer send it", async () => {
    const system = await start(await newStore(kind));
    const { store } = system;
    const invite = (name: string) =>
      store.members.insert({
        ...{ name, email: `${name}@studio.example`, role: "member" },
        forms: ["founder"],
      });
    const [removed, demoted] = [await invite("removed"), await invite("demoted")];
    const changedByOperator = await invite("changed");
    const sendAt = later(24);
    const [one, other, third] = [await apply(store), await apply(store), await apply(store)];
    const replies = [
      await schedule(store, one.reference, sendAt, {}, removed),
      await schedule(store, other.reference, sendAt, {}, demoted),
      await schedule(store, third.reference, sendAt, {}, changedByOperator),
    ];
    expect(await memberWork(store, stages, author, removed.id)).toMatchObject({ scheduled: 1 });
    await changeMember(store, stages, author, removed.id, { removed: true });
    expect(await store.inbox.findByReference(one.reference, "")).toMatchObject({ hasHeldReply: true });
    expect(await memberWork(store, stages, author, removed.id)).toMatchObject({ scheduled: 0 });
    await store.transaction((repositories) =>
      inviteByOperator(repositories, stages, "operator", changedByOperator.email, { forms: ["contact"] }),
    );
    expect(await store.inbox.findByReference(third.reference, "")).toMatchObject({ hasHeldReply: true });
    // As when their access ends by itself, before that is noticed.
    await store.members.update(demoted.id, { role: "reader" });

    setClock(sendAt + 1_000);
    const held = async () => (await store.inbox.findByReference(other.reference, ""))?.hasHeldReply;
    await expect.poll(held).toBe(true);
    await outboxHasLooked(system);
    for (const { id, subject } of replies) {
      expect(await store.replies.find(id)).toMatchObject({ state: "cancelled", delivery: "held" });
      expect(sentWith(subject)).toEqual([]);
    }
    expect((await sendReplyNow(store, stages, colleague, replies[0]?.id ?? "")).state).toBe("queued");
  });

  test("does not leave once it was taken back, or its application erased", async () => {
    const system = await start(await newStore(kind));
    const { store } = system;
    const sendAt = later(24);
    const [one, other] = [await apply(store), await apply(store)];
    // In the order they were added, longer ago than what belongs to no reply is kept.
    const files = [`b ${one.id}`, `a ${one.id}`];
    for (const [index, id] of files.entries()) {
      await store.replyFiles.insert({
        ...{ id, submissionId: one.id, authorId: author.id, replyId: null, addedAt: later(-40 * 24) + index },
        ...{ name: "a.pdf", type: "application/pdf", size: 1, checked: "clean", content: Buffer.from("a") },
      });
    }
    const [taken, erased] = [
      await schedule(store, one.reference, sendAt, { stage: secondStage, files }),
      await schedule(store, other.reference, sendAt),
    ];
    await undoReply(store, author, taken.id);
    await store.replyFiles.deleteExpired(Date.now());
    const kept = (await store.replyFiles.ofSubmissions([one.id])).map(({ id, replyId }) => [id, replyId]);
    expect(kept).toEqual(files.map((id) => [id, null]));
    expect(await store.replies.find(taken.id)).toMatchObject({ state: "cancelled", delivery: "scheduled" });
    await erase(store, system.dataDir, [other]);
    setClock(sendAt + 1_000);
    await outboxHasLooked(system);
    for (const { subject } of [taken, erased]) expect(sentWith(subject)).toEqual([]);
    expect(await store.submissions.findByReference(one.reference)).toMatchObject({ stage: firstStage });
  });
});
