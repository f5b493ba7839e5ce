import { minuteMs } from "#contract/durations.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Store } from "../../store/store.ts";
import { findApplication } from "./find-application.ts";

/** Opening the same application, or the same person, again within this time is recorded once. */
export const sameVisitMs = 15 * minuteMs;

/**
 * Records that a member opened an application: in its timeline the first time, in the activity log, and as read by the
 * member.
 * @throws NotFoundError when there is none that the member may see
 */
export async function openApplication(
  { transaction }: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
): Promise<void> {
  await transaction(async (repositories) => {
    const { activity, review, timeline } = repositories;
    const record = await findApplication(repositories, member, reference);
    const nowMs = Date.now();
    if (await review.markOpened(record.id, nowMs))
      await timeline.add(record.id, member.id, "opened", {}, nowMs);
    if (!(await activity.hasDone(member.id, "show", record.reference, nowMs - sameVisitMs))) {
      await recordActivity(repositories, member, "show", record.reference);
    }
    if (record.isUnread) await review.markRead(member.id, record.sequence, nowMs);
  });
}
