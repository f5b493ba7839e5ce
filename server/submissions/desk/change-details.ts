import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { ApplicationChange } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { plainDateOf } from "../../stockholm-time.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import { findStage, firstStage } from "./stages.ts";

/** What a change is from and to, in words for the activity log. */
export async function changeDetails(
  { members }: Pick<Repositories, "members">,
  record: InboxRecord,
  change: Exclude<ApplicationChange["change"], { unread: boolean }>,
  stages: Stages,
): Promise<ActivityDetails["change"]> {
  if ("stage" in change) {
    const label = (id: string) => findStage(stages, record.form, id)?.label ?? id;
    return {
      what: "stage",
      from: label(record.stage ?? firstStage(stages, record.form)),
      to: label(change.stage),
    };
  }
  if ("assigneeId" in change) {
    const name = async (id: string | null) => {
      const assignee = id === null ? undefined : await members.find(id);
      return assignee ? assignee.name || assignee.email : "nobody";
    };
    return { what: "assignee", from: await name(record.assigneeId), to: await name(change.assigneeId) };
  }
  if ("putOffTo" in change) {
    const { putOffUntil } = record;
    return {
      what: "day",
      from: putOffUntil === null ? "none" : plainDateOf(putOffUntil).toString(),
      to: change.putOffTo ?? "none",
    };
  }
  const place = (isArchived: boolean) => (isArchived ? "archive" : "inbox");
  return { what: "place", from: place(record.archivedAt !== null), to: place(change.archived) };
}
