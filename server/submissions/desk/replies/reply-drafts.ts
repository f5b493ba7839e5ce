import type { ReplyDraft } from "#contract/desk/application.ts";
import type { NewDraft } from "#contract/desk/replies.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import type { Store } from "../../../store/store.ts";
import type { StoredReplyDraft } from "../../../store/tables/schema.ts";
import { lockApplication, requireJudged, requireKept } from "../find-application.ts";

/** A draft as the desk shows it. */
export const toDraft = ({ submissionId: _, ...draft }: StoredReplyDraft): ReplyDraft => draft;

/**
 * Keeps the reply that a member is writing in place of their earlier draft, and tells the desks.
 * @throws NotFoundError, NotAllowedError; ConflictError when the application was erased
 */
export function saveDraft(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  { replyId, version, ...draft }: NewDraft,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const record = await lockApplication(repositories, member, reference);
    requireJudged(record);
    requireKept(record);
    if (await repositories.replies.find(replyId)) return;
    const updatedAt = Date.now();
    await repositories.replyDrafts.save({
      ...draft,
      version: version ?? null,
      submissionId: record.id,
      authorId: member.id,
      updatedAt,
    });
    await repositories.changes.addApplications([record.id], { kind: "draft", actorId: member.id });
  });
}

/** Deletes a member's own draft. @throws NotFoundError, NotAllowedError */
export function deleteDraft(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const record = await lockApplication(repositories, member, reference);
    requireJudged(record);
    if (!(await repositories.replyDrafts.delete(record.id, member.id))) return;
    await repositories.metadata.markCompactionDue();
    await repositories.changes.addApplications([record.id], { kind: "draft", actorId: member.id });
  });
}
