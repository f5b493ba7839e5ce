import { accessOf } from "#contract/desk/access.ts";
import { type Cursor, pageOf } from "#contract/desk/cursor.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { ListedMail, MailQuery } from "../../../store/repositories/mail-list.ts";
import type { Store } from "../../../store/store.ts";

const pageSize = 50;

/** The mails that a member sees: those about applications that they see; an owner sees the desk's own as well. */
const mailsSeenBy = (member: ActingMember): MailQuery =>
  member.role === "owner" ? {} : { access: accessOf(member) };

/**
 * One page of mails, newest first.
 * @param cursor as the previous page gave it
 */
export async function listMails(
  { mailList }: Pick<Store, "mailList">,
  member: ActingMember,
  { state, reference }: Pick<MailQuery, "state" | "reference">,
  cursor: Cursor | undefined,
): Promise<{ page: ListedMail[]; nextCursor: string | null }> {
  const rows = await mailList.page(
    { ...mailsSeenBy(member), state, reference, viewerId: member.id },
    pageSize + 1,
    cursor,
  );
  return pageOf(rows, pageSize, ({ queuedAt }) => queuedAt);
}

/**
 * Makes failed mails due at once, or dismisses them: nobody is to send them again.
 * @param ids only these; all that the member sees when left out
 * @returns how many
 * @throws NotAllowedError for readers
 */
export async function changeFailedMails(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  action: "retry" | "dismiss",
  ids?: string[],
): Promise<number> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { mailList, changes } = repositories;
    const query = { ...mailsSeenBy(member), ids };
    const changed = await (action === "retry"
      ? mailList.requeueFailed(query, Date.now())
      : mailList.dismissFailed(query));
    if (changed.length > 0) {
      // Those of the desk itself are about no application.
      for (const reference of new Set(changed.map((mail) => mail.reference ?? undefined)))
        await recordActivity(repositories, member, action, { reference });
      await changes.add({ kind: "mails", actorId: member.id });
      // Whether they were answered may have changed.
      const submissionIds = changed.flatMap(({ submissionId }) => submissionId ?? []);
      await changes.addApplications([...new Set(submissionIds)], { actorId: member.id });
    }
    return changed.length;
  });
}
