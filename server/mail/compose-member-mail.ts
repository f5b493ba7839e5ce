import { accessOf, covers, isActive } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import { plainDateOf } from "../stockholm-time.ts";
import type { Mail } from "../store/tables/schema.ts";
import { digestCounts } from "../submissions/desk/digests/digest-counts.ts";
import { previousDigestMs } from "../submissions/desk/digests/digest-time.ts";
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
  if (!note || !submission || !covers(accessOf(member), submission)) return null;
  const author = await store.members.find(note.authorId);
  const { renderMention } = await import("./messages/render.tsx");
  const { reference } = submission;
  const href = `${await deskUrlOf(store, settings)}/applications/${reference}`;
  return renderMention(data, author?.name ?? data.name, reference, href);
}

/**
 * It has no recipient when they want no mails any more, or the application is no longer theirs. A mail about several does
 * not know which: it has none when no application in the inbox is theirs.
 */
async function composeAssigned(
  { store, settings, data }: MailContext,
  member: Member,
  { submissionId }: Mail,
): Promise<RenderedMail | null> {
  const submission = submissionId === null ? undefined : await store.submissions.findById(submissionId);
  const isTheirs = submission
    ? submission.assigneeId === member.id
    : await store.inbox.count({ access: accessOf(member), status: "inbox", assigneeId: member.id });
  if (!member.digest || !isTheirs) return null;
  const path = submission ? `/applications/${submission.reference}` : `/?assignee=${member.id}&waiting=us`;
  const { renderAssigned } = await import("./messages/render.tsx");
  return renderAssigned(data, submission?.reference, (await deskUrlOf(store, settings)) + path);
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
  return renderDigest(data, {
    counts,
    memberId: member.id,
    since: plainDateOf(sinceMs).toString(),
    deskUrl: await deskUrlOf(store, settings),
  });
}

const composers = { mention: composeMention, assigned: composeAssigned, digest: composeDigest };
export type MemberMail = Mail & { kind: keyof typeof composers };

export const isMemberMail = (mail: Mail): mail is MemberMail => mail.kind in composers;

/** The content of a mail to a member of the team, and the address; null when it has no recipient any more. */
export async function composeMemberMail(
  context: MailContext,
  mail: MemberMail,
): Promise<(RenderedMail & { to: string }) | null> {
  const member = mail.memberId === null ? undefined : await context.store.members.find(mail.memberId);
  if (!member || !isActive(member)) return null;
  const content = await composers[mail.kind](context, member, mail);
  return content && { ...content, to: member.email };
}
