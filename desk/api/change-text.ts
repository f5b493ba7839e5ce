import { formatDay } from "#contract/desk/format-day.ts";
import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Colleague } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { applicantName, memberNameIn, stageLabelIn } from "../components/names.ts";
import type { Change } from "./change.ts";

/** Sources of names; undefined until loaded. */
export type Names = { members?: Colleague[]; stages?: Stages };

const stageLabel = ({ form, stage }: InboxRow, { stages }: Names) => stageLabelIn(stages?.[form], stage);

const memberName = (id: string | null, { members }: Names) =>
  id === null ? "nobody" : memberNameIn(members, id);

/** Summary of a change, such as `Ada Berg: moved to Initial Chat` or `3 applications: archived`. */
export function changeSummary(rows: InboxRow[], change: Change, names: Names): string {
  const [first] = rows;
  if (!first) return "";
  const subject = rows.length === 1 ? applicantName(first) : `${rows.length} applications`;
  if ("stage" in change) return `${subject}: moved to ${stageLabel(first, names)}`;
  if ("assigneeId" in change) return `${subject}: assigned to ${memberName(change.assigneeId, names)}`;
  if ("archived" in change) return `${subject}: ${change.archived ? "archived" : "back in the inbox"}`;
  if ("putOffTo" in change) {
    const day = change.putOffTo;
    return `${subject}: ${day === null ? "brought back" : `put off until ${formatDay(Date.parse(day))}`}`;
  }
  return `${subject}: marked as ${change.unread ? "unread" : "read"}`;
}

/** A colleague's changes between two versions of a row. */
export function conflictText(before: InboxRow, now: InboxRow, names: Names): string {
  const changes = [
    before.stage !== now.stage && `moved it to ${stageLabel(now, names)}`,
    before.assigneeId !== now.assigneeId && `assigned it to ${memberName(now.assigneeId, names)}`,
    before.isArchived !== now.isArchived && (now.isArchived ? "archived it" : "moved it back to the inbox"),
  ].filter((text) => text !== false);
  if (changes.length === 0) return "A colleague changed this first. You now see the latest version.";
  return `A colleague has ${changes.join(" and ")} in the meantime.`;
}
