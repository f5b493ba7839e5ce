import { isActive } from "#contract/desk/access.ts";
import type { Store } from "../../../store/store.ts";
import { queuedMail } from "../../queued-mail.ts";
import { dueDigest } from "./digest-time.ts";

/**
 * Queues today's digests when they are due, in place of earlier ones that could not be sent: one for each member who wants
 * it, once, however many servers look.
 * @returns how many
 */
export async function queueDigests(
  { transaction }: Pick<Store, "transaction">,
  nowMs: number,
): Promise<number> {
  const date = dueDigest(nowMs);
  if (!date) return 0;
  return transaction(async ({ metadata, members, mails }) => {
    if (!(await metadata.claimDigest(date.toString()))) return 0;
    const readers = (await members.list()).filter((member) => member.digest && isActive(member));
    if (readers.length === 0) return 0;
    await mails.cancelDigests();
    await mails.insert(readers.map(({ id }) => queuedMail("digest", { memberId: id }, nowMs)));
    return readers.length;
  });
}
