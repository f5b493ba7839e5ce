import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import { findStage, firstStage } from "./stages.ts";

/** The site promises an answer to job applications within 48 hours. */
export const answerWithinMs = 48 * 60 * 60_000;

/** When an application must have been answered; null when it need not be any more. */
function dueAt({ form, status, archivedAt, firstRepliedAt, receivedAt }: InboxRecord, isOpen: boolean) {
  const isDue =
    form === "career" && status === "accepted" && archivedAt === null && firstRepliedAt === null && isOpen;
  return isDue ? receivedAt + answerWithinMs : null;
}

/** An application as the inbox shows it. */
export function toInboxRow(record: InboxRecord, stages: Stages): InboxRow {
  const { form, formType, position, email } = record;
  const fields: Record<string, string> = JSON.parse(record.fields);
  const stage = record.stage ?? firstStage(stages, form);
  return {
    reference: record.reference,
    form,
    title: position || formType,
    name: fields.name ?? "",
    email: fields.email ?? email,
    organization: fields.organizationName ?? fields.company ?? "",
    stage,
    assigneeId: record.assigneeId,
    receivedAt: record.receivedAt,
    dueAt: dueAt(record, findStage(stages, form, stage)?.outcome === "open"),
    isUnread: record.isUnread,
    isArchived: record.archivedAt !== null,
    status: record.status,
    hasResume: record.hasResume,
    noteCount: record.noteCount,
    version: record.version,
  };
}
