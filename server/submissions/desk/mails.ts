import type { ListedMail, MailCursor, MailQuery } from "../../store/mail-list.ts";
import type { MailState } from "../../store/mail-tables.ts";
import type { Store } from "../../store/store.ts";
import { type ActingMember, requireEditor, visibleForms } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

const pageSize = 50;

/** The mails that a member sees: those about applications of their forms; an owner sees the desk's own as well. */
const visibleTo = (member: ActingMember): MailQuery =>
  member.role === "owner" ? {} : { forms: visibleForms(member) };

/**
 * One page of mails, newest first.
 * @param cursor as the previous page gave it
 */
export async function listMails(
  { mailList }: Pick<Store, "mailList">,
  member: ActingMember,
  state: MailState | undefined,
  cursor: MailCursor | undefined,
): Promise<{ mails: ListedMail[]; next: MailCursor | null }> {
  const rows = await mailList.page({ ...visibleTo(member), state }, pageSize + 1, cursor);
  const mails = rows.slice(0, pageSize);
  return { mails, next: rows.length > pageSize ? (mails.at(-1) ?? null) : null };
}

/**
 * Makes failed mails due at once.
 * @param ids only these; all that the member sees when left out
 * @returns how many
 * @throws NotAllowedError for readers
 */
export async function retryFailedMails(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  ids?: string[],
): Promise<number> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const count = await repositories.mailList.requeueFailed({ ...visibleTo(member), ids }, Date.now());
    if (count > 0) {
      await recordActivity(repositories, member, "retry");
      await repositories.changes.add({ kind: "mails", actorId: member.id });
    }
    return count;
  });
}
