import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import { firstStage } from "./stages.ts";
import { owesAnswer, waitingState } from "./waiting.ts";

function undeliveredReply({ failedReplyAt, hasHeldReply, hasQueuedReply }: InboxRecord) {
  if (failedReplyAt !== null) return "failed";
  if (hasHeldReply) return "held";
  return hasQueuedReply ? "queued" : null;
}

/** An application as the inbox shows it. */
export function toInboxRow(record: InboxRecord, stages: Stages): InboxRow {
  const { form, formType, position, venture, email } = record;
  const fields: Record<string, string> = JSON.parse(record.fields);
  const stage = record.stage ?? firstStage(stages, form);
  return {
    reference: record.reference,
    form,
    title: position || formType,
    position,
    venture,
    name: fields.name ?? "",
    email: fields.email ?? email,
    organization: fields.organizationName ?? fields.company ?? "",
    stage,
    assigneeId: record.assigneeId,
    receivedAt: record.receivedAt,
    ...waitingState(record, stages),
    undeliveredReply: undeliveredReply(record),
    owesAnswer: record.status === "accepted" && owesAnswer(record),
    isUnread: record.isUnread,
    isToRead: record.isToRead,
    toReadUntil: record.toReadUntil,
    isBlind: record.isBlind,
    isArchived: record.archivedAt !== null,
    isWithdrawn: record.withdrawnAt !== null,
    status: record.status,
    hasResume: record.hasResume,
    noteCount: record.noteCount,
    version: record.version,
  };
}
