import { dateOf } from "#contract/desk/format-day.ts";
import type { ApplicationChange, InboxRow } from "#contract/desk/inbox.ts";

/** A new stage or assignee, archiving, putting off, or whether the member has read it. */
export type Change = ApplicationChange["change"];

/** A row as it will be once the change is stored. */
export function applyChange(row: InboxRow, change: Change): InboxRow {
  if ("stage" in change) return { ...row, stage: change.stage };
  if ("assigneeId" in change) return { ...row, assigneeId: change.assigneeId };
  if ("putOffTo" in change)
    return { ...row, putOffUntil: change.putOffTo === null ? null : Date.parse(change.putOffTo) };
  if ("archived" in change) return { ...row, isArchived: change.archived };
  return { ...row, isUnread: change.unread };
}

/** The change that gives a row its old value back. */
export function inverseChange(row: InboxRow, change: Change): Change {
  if ("stage" in change) return { stage: row.stage };
  if ("assigneeId" in change) return { assigneeId: row.assigneeId };
  if ("putOffTo" in change) return { putOffTo: row.putOffUntil === null ? null : dateOf(row.putOffUntil) };
  if ("archived" in change) return { archived: row.isArchived };
  return { unread: row.isUnread };
}

/** Whether a row has a change's value already. */
export const hasChange = (row: InboxRow, change: Change): boolean =>
  JSON.stringify(inverseChange(row, change)) === JSON.stringify(change);
