import { afterAll, beforeAll, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import type { Member } from "#contract/desk/members.ts";
import { replyApi } from "#contract/desk/replies.ts";
import { hourMs } from "#contract/durations.ts";
import { inStockholm } from "#server/stockholm-time.ts";
import { readApplication } from "#server/submissions/desk/application.ts";
import { sendReplyNow } from "#server/submissions/desk/replies/scheduled-replies.ts";
import { sendReply } from "#server/submissions/desk/replies/send-reply.ts";
import { undoReply } from "#server/submissions/desk/replies/undo-reply.ts";
import { addMember, openTestStore, submit, type TestStore } from "../test-store.ts";

const stages = await readStages();

let opened: TestStore & { author: Member };
beforeAll(async () => {
  const store = await openTestStore();
  opened = { ...store, author: await addMember(store.store, "author") };
});
afterAll(() => opened.remove());

/** A whole minute, some hours from now. */
const later = (hours: number) => Math.ceil((Date.now() + hours * hourMs) / 60_000) * 60_000;

/** Schedules a reply to a new application. */
async function schedule(sendAtMs: number) {
  const { store, author } = opened;
  const reference = await submit(store, { message: crypto.randomUUID() });
  const sendAt = inStockholm(sendAtMs).toPlainDateTime().toString({ smallestUnit: "minute" });
  const reply = {
    id: crypto.randomUUID(),
    version: 1,
    subject: "Monday",
    text: "We meet on Monday.",
    sendAt,
  };
  return { reference, reply: await sendReply(store, stages, author, reference, reply) };
}

test("a scheduled reply that the mail server did not take yet is on its way", async () => {
  const { store, author } = opened;
  const sendAt = later(24);
  const { reply, reference } = await schedule(sendAt);
  const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
  await store.mails.claim({ owner: "other", leaseMs: hourMs }, 100, sendAt);
  const mail = (await store.mails.ofSubmissions([id])).find((one) => one.replyId === reply.id);
  const again = { state: "queued", nextAttemptAt: sendAt + hourMs, lastError: "421" } as const;
  expect(await store.mails.end(mail?.id ?? "", "other", again)).toBe(true);
  const { replies } = await readApplication(store, { stages, criteria: [] }, author, reference);
  expect(replies.map(({ state }) => state)).toEqual(["queued"]);
  await expect(sendReplyNow(store, stages, author, reply.id)).rejects.toThrow("on its way");
  await expect(undoReply(store, author, reply.id)).rejects.toThrow("It is too late");
});

test("a reply is scheduled for a time to come, at most 90 days ahead, that exists", async () => {
  for (const hours of [-1, 91 * 24])
    await expect(schedule(later(hours))).rejects.toThrow("Please choose a time in the future");
  expect((await schedule(later(89 * 24))).reply.state).toBe("scheduled");
  const parse = (sendAt: string) =>
    replyApi.send.body.safeParse({ id: crypto.randomUUID(), version: 1, subject: "S", text: "T", sendAt })
      .success;
  expect(["2026-02-28T08:00", "2026-02-31T08:00", "2026-02-28T24:30", "tomorrow"].map(parse)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
