import { readFileSync } from "node:fs";
import { canBeAssigned } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import type { Role } from "#contract/desk/roles.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import { sha256Of } from "#server/sha256.ts";
import type { NewMail } from "#server/store/repositories/mails.ts";
import type { Repositories } from "#server/store/repositories.ts";
import type { Store } from "#server/store/store.ts";
import type { MailKind } from "#server/store/tables/mail-tables.ts";
import { mentionedMembers } from "#server/submissions/desk/note-text.ts";
import { queuedMail } from "#server/submissions/queued-mail.ts";
import { type DemoOptions, generateApplications, type History } from "./generate.ts";

/** The members of the demo. The first one is an owner. */
export const demoMembers: { name: string; email: string; role: Role; forms: FormKind[] }[] = [
  { name: "Elin Sample", email: "elin@desk.example", role: "owner", forms: [] },
  { name: "Jonas Sample", email: "jonas@desk.example", role: "member", forms: ["career", "founder"] },
  {
    name: "Amina Sample",
    email: "amina@desk.example",
    role: "member",
    forms: ["partner", "contact", "founder"],
  },
  { name: "Petra Sample", email: "petra@desk.example", role: "reader", forms: ["career"] },
];

/** A mail that was sent, or failed for good. */
function pastMail(
  kind: MailKind,
  subject: Parameters<typeof queuedMail>[1],
  at: number,
  isSent = true,
): NewMail {
  return {
    ...queuedMail(kind, subject, at),
    attempts: 1,
    ...(isSent ? { state: "sent", sentAt: at + 2_000 } : { state: "failed", lastError: "EENVELOPE 550" }),
  };
}

const content = readFileSync(new URL("./resume.pdf", import.meta.url));

/** The resume of every applicant of the demo. */
const resume = {
  name: "resume.pdf",
  type: "application/pdf",
  size: content.length,
  sha256: sha256Of(content),
  content,
  checked: "unchecked",
} as const;

/** Stores one application with everything that was done with it. */
async function insert(repositories: Repositories, { submission, stages, notes, reply }: History) {
  const { submissions, files, mails, replies, timeline, searchDocuments } = repositories;
  const { id: submissionId, receivedAt, firstOpenedAt, archivedAt, assigneeId } = submission;
  await submissions.insert(submission);
  if (submission.form === "career") await files.insert({ submissionId, ...resume });
  if (submission.status === "quarantined") {
    await timeline.add(submissionId, null, "quarantined", {}, receivedAt);
  } else {
    // One in fifty addresses does not exist.
    const isSent = Number.parseInt(submissionId.slice(0, 2), 16) > 5;
    await mails.insert([
      pastMail("team", { submissionId }, receivedAt),
      pastMail("applicant", { submissionId }, receivedAt, isSent),
    ]);
  }
  if (firstOpenedAt) await timeline.add(submissionId, assigneeId ?? null, "opened", {}, firstOpenedAt);
  for (const { from, to, at, actorId } of stages)
    await timeline.add(submissionId, actorId, "stage", { from, to }, at);
  for (const note of notes) {
    await repositories.notes.insert(note);
    await repositories.notes.setMentions(note.id, mentionedMembers(note.text));
    await timeline.add(submissionId, note.authorId, "note", { noteId: note.id }, note.createdAt);
  }
  if (reply) {
    const { text, at, authorId } = reply;
    const mail = pastMail("reply", { submissionId, replyId: crypto.randomUUID() }, at);
    const subject = `Your ${submission.form === "contact" ? "message" : "application"}`;
    const stored = { submissionId, authorId, subject, text, previousStage: null, stage: null };
    await replies.insert({ ...stored, id: mail.replyId ?? "", createdAt: at, sendAt: at });
    await mails.insert([mail]);
    await replies.updateTimes([submissionId]);
    await timeline.add(submissionId, authorId, "reply", { replyId: mail.replyId ?? "" }, at);
  }
  if (archivedAt) await timeline.add(submissionId, assigneeId ?? null, "archived", {}, archivedAt);
  await searchDocuments.update(submissionId);
}

/**
 * Fills an empty store with sample applications, notes, replies and members.
 * @throws when the store holds anything
 */
export async function fillStore(
  store: Store,
  options: Pick<DemoOptions, "count" | "stages" | "positions" | "spanDays">,
): Promise<void> {
  const found = await store.submissions.list({}, { limit: 1 });
  if (found.length > 0 || (await store.members.list()).length > 0) {
    throw new Error("This store is not empty: set DATA_DIR to a new folder for the demo.");
  }
  await store.metadata.markDemo();
  const members: Member[] = [];
  for (const member of demoMembers) members.push(await store.members.insert(member));
  const memberIdsOf = (form: FormKind) =>
    members
      .filter((member) => canBeAssigned(member, { form, position: "", venture: "" }))
      .map(({ id }) => id);
  const nowMs = Date.now();
  for (const history of generateApplications({ ...options, memberIdsOf, nowMs })) {
    await store.transaction(async (repositories) => {
      await insert(repositories, history);
      const { firstOpenedAt, id } = history.submission;
      const stored = await repositories.submissions.findById(id);
      if (!firstOpenedAt || !stored) return;
      for (const { id } of members) await repositories.review.markRead(id, stored.sequence, firstOpenedAt);
    });
  }
}
