import type { Member } from "#contract/desk/members.ts";
import type { Mail } from "../store/schema.ts";
import { digestCounts } from "../submissions/desk/digest-counts.ts";
import { previousDigestMs } from "../submissions/desk/digest-time.ts";
import { visibleForms } from "../submissions/desk/permissions.ts";
import { dateOf } from "../submissions/desk/stockholm-day.ts";
import { deskUrlOf } from "./desk-url.ts";
import type { MailContext } from "./mail-context.ts";
import type { RenderedMail } from "./messages/render.tsx";

/** It has no recipient when the note was deleted, or the application erased or moved out of the member's sight. */
async function composeMention(
  { store, settings, data }: MailContext,
  member: Member,
  { noteId, submissionId }: Mail,
): Promise<RenderedMail | null> {
  const note = noteId === null ? undefined : await store.notes.find(noteId);
  const submission = submissionId === null ? undefined : await store.submissions.findById(submissionId);
  if (!note || !submission || !visibleForms(member).includes(submission.form)) return null;
  const author = await store.members.find(note.authorId);
  const { renderMention } = await import("./messages/render.tsx");
  const { reference } = submission;
  const href = `${deskUrlOf(settings)}/applications/${reference}`;
  return renderMention(data, author?.name ?? data.name, reference, href);
}

/** It has no recipient when nothing waits. */
async function composeDigest(
  { store, settings, data }: MailContext,
  member: Member,
  { queuedAt }: Mail,
): Promise<RenderedMail | null> {
  const sinceMs = previousDigestMs(queuedAt);
  const counts = await digestCounts(store, data.stages, member, sinceMs);
  if (Object.values(counts).every((count) => count === 0)) return null;
  const { renderDigest } = await import("./messages/render.tsx");
  return renderDigest(data, counts, dateOf(sinceMs).toString(), deskUrlOf(settings));
}

/** The content of a mail to a member of the team, and the address; null when it has no recipient any more. */
export async function composeMemberMail(
  context: MailContext,
  mail: Mail,
): Promise<(RenderedMail & { to: string }) | null> {
  const member = mail.memberId === null ? undefined : await context.store.members.find(mail.memberId);
  if (!member || member.removedAt !== null) return null;
  const compose = mail.kind === "digest" ? composeDigest : composeMention;
  const content = await compose(context, member, mail);
  return content && { ...content, to: member.email };
}
