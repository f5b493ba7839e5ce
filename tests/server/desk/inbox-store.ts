import { readStages } from "#content-model/stages.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { dayMs, hourMs } from "#contract/durations.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { MailState } from "#server/store/tables/mail-tables.ts";
import type { NewSubmission } from "#server/store/tables/schema.ts";
import { answerDueAt } from "#server/submissions/desk/inbox/answer-times.ts";
import { listInbox } from "#server/submissions/desk/inbox/inbox.ts";
import { queuedMail } from "#server/submissions/queued-mail.ts";
import { openTestStore } from "../test-store.ts";

const stages = await readStages();

type Case = Partial<Omit<NewSubmission, "fields">> & {
  outcome?: "open" | "declined";
  /** The states of its replies' mails, oldest first, an hour apart; the last an hour ago. */
  replies?: MailState[];
  /** When the mail of a reply was sent. */
  repliedAt?: number;
  /** When that reply was written, if it is stored. */
  writtenAt?: number;
  fields?: Record<string, string>;
};

/**
 * An empty store with an owner, functions that fill and list its inbox, and one that removes it.
 * @param settings those of its database
 */
export async function openInbox(settings: Record<string, string>) {
  const opened = await openTestStore(settings);
  const { store } = opened;
  const owner = await store.members.insert({
    name: "Olga",
    email: "olga@studio.example",
    role: "owner",
    forms: [],
  });
  let count = 0;

  /** Stores an application, received an hour after the one before it. @returns its reference */
  async function receive(
    form: FormKind,
    { outcome = "open", replies = [], repliedAt, writtenAt, fields = {}, ...columns }: Case = {},
  ) {
    const id = String(++count);
    const nowMs = Date.now();
    const reference = `NVS-00000${id}`;
    const receivedAt = columns.receivedAt ?? nowMs - 2 * dayMs - (20 - count) * hourMs;
    await store.transaction(async ({ submissions, mails, replies: repository, searchDocuments }) => {
      await submissions.insert({
        id,
        reference,
        form,
        formType: "Form",
        emailConfigType: "general",
        email: "",
        status: "accepted",
        codeHash: null,
        receivedAt,
        answerDueAt: answerDueAt(form, receivedAt),
        stage: stages[form].find((stage) => stage.outcome === outcome)?.id ?? "",
        ...columns,
        fields: JSON.stringify(fields),
      });
      const times = replies.map((state, index) => ({
        state,
        atMs: nowMs - (replies.length - index) * hourMs,
      }));
      if (repliedAt !== undefined && writtenAt === undefined) times.push({ state: "sent", atMs: repliedAt });
      for (const { state, atMs } of times) {
        const mail = queuedMail("reply", { submissionId: id }, atMs);
        await mails.insert([{ ...mail, state, sentAt: state === "sent" ? atMs : null }]);
      }
      if (repliedAt !== undefined && writtenAt !== undefined) {
        const reply = { id: `reply ${id}`, submissionId: id, authorId: owner.id, subject: "S", text: "T" };
        const times = { createdAt: writtenAt, sendAt: writtenAt + undoWindowMs };
        await repository.insert({ ...reply, ...times, stage: null, previousStage: null });
        const mail = queuedMail("reply", { submissionId: id, replyId: reply.id }, writtenAt);
        await mails.insert([{ ...mail, state: "sent", sentAt: repliedAt }]);
      }
      await repository.updateTimes([id]);
      await searchDocuments.update(id);
    });
    return reference;
  }

  /** Every row of a list, whose pages have `limit` rows. */
  const list = async (filter: object, limit = 50) => {
    const found = [];
    for (let cursor: number | undefined; ; ) {
      const page = await listInbox(store, stages, owner, filter, { limit, cursor });
      found.push(...page.applications);
      if (page.nextCursor === null) return found;
      cursor = Number(page.nextCursor);
    }
  };

  return { store, owner, receive, list, remove: opened.remove };
}
