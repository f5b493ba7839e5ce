import type { InboxRow } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord, Turn } from "../../../store/repositories/inbox.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { firstStage } from "../stages.ts";
import { turnOf, turnRules } from "./waiting.ts";

function undeliveredReply({ failedReplyAt, hasHeldReply, hasQueuedReply }: InboxRecord) {
  if (failedReplyAt !== null) return "failed";
  if (hasHeldReply) return "held";
  return hasQueuedReply ? "queued" : null;
}

function toRow(record: InboxRecord, stages: Stages, { isOpen: _, ...turn }: Turn): InboxRow {
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
    ...turn,
    undeliveredReply: undeliveredReply(record),
    owesAnswer: record.status === "accepted" && record.owesAnswer,
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

/** Applications as the inbox shows them. */
export async function toInboxRows(
  { inbox }: Pick<Repositories, "inbox">,
  stages: Stages,
  records: InboxRecord[],
): Promise<InboxRow[]> {
  const ids = records.map(({ id }) => id);
  const turns = await inbox.turns(ids, turnRules(stages));
  return records.flatMap((record) => {
    const turn = turns.get(record.id);
    return turn ? [toRow(record, stages, turn)] : [];
  });
}

/** One application as the inbox shows it. */
export const toInboxRow = async (
  repositories: Pick<Repositories, "inbox">,
  stages: Stages,
  record: InboxRecord,
): Promise<InboxRow> => toRow(record, stages, await turnOf(repositories, stages, record));
