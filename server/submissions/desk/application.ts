import type { Criteria } from "#contract/criteria.ts";
import { accessOf, covers } from "#contract/desk/access.ts";
import type { Application, TimelineEntry } from "#contract/desk/application.ts";
import type { Interview } from "#contract/desk/interviews.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Interview as StoredInterview } from "../../store/repositories/interviews.ts";
import type { Store } from "../../store/store.ts";
import type { Mail, TimelineRow } from "../../store/tables/schema.ts";
import { freeTimes } from "../interviews/view-interview.ts";
import { labeledFields } from "../labeled-fields.ts";
import { findApplication } from "./find-application.ts";
import { toInboxRow, toInboxRows } from "./inbox/inbox-row.ts";
import { criteriaOf, criteriaVersion } from "./judgements/criteria.ts";
import { quotedSince, visibleDecision } from "./judgements/decisions.ts";
import { toReading } from "./judgements/to-reading.ts";
import { toNote } from "./notes.ts";
import { toMessage } from "./replies/messages.ts";
import { toReply } from "./replies/reply.ts";
import { toDraft } from "./replies/reply-drafts.ts";
import { toReplyFile } from "./replies/reply-files.ts";

/** An interview as the desk shows it. */
const toInterview = async (
  store: Pick<Store, "interviews">,
  interview: StoredInterview,
): Promise<Interview> => ({
  id: interview.id,
  state: interview.state,
  durationMinutes: interview.durationMinutes,
  place: interview.place,
  memberIds: interview.memberIds,
  times: interview.times,
  startsAt: interview.startsAt,
  hasTimeLeft: interview.state === "offered" && (await freeTimes(store, interview, Date.now())).length > 0,
});

const valueKinds = ["email", "tel", "url"] as const;

/** The filled-in fields, and how each is shown. */
function fieldsWithKinds(record: InboxRecord): Application["fields"] {
  const definitions = fieldsOf(forms[record.form]);
  return labeledFields(record)
    .filter(({ name }) => name !== "sourcePage")
    .map((field) => {
      const type = definitions.find(({ name }) => name === field.name)?.type;
      return { ...field, kind: valueKinds.find((kind) => kind === type) ?? "text" };
    });
}

function toTimeline(
  { id, receivedAt, isToRead }: InboxRecord,
  rows: TimelineRow[],
  mails: Mail[],
): TimelineEntry[] {
  return [
    { id: `received-${id}`, at: receivedAt, actorId: null, kind: "received" as const, details: {} },
    ...rows.map(({ id, at, actorId, kind, details }) => ({
      ...{ id, at, actorId, kind },
      // Who has yet to judge does not learn what was decided.
      details: { ...JSON.parse(details), ...(isToRead && { outcome: undefined }) },
    })),
    ...mails.map((mail) => ({
      id: mail.id,
      at: mail.sentAt ?? mail.queuedAt,
      actorId: null,
      kind: "mail" as const,
      details: { mailKind: mail.kind, mailState: mail.state },
    })),
  ].sort((a, b) => a.at - b.at);
}

async function resumeOf({ files }: Pick<Store, "files">, { id, reference }: InboxRecord) {
  const file = await files.describe(id);
  if (!file) return null;
  const url = `/api/applications/${reference}/resume`;
  return {
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
    checked: file.checked,
    viewUrl: file.type === "application/pdf" ? `${url}/view` : null,
    downloadUrl: url,
  };
}

/**
 * Everything about one application.
 * @param sameAddress the applications from its address that the member sees
 * @param criteria of all forms; none are shown without them
 */
export async function applicationOf(
  store: Store,
  stages: Stages,
  member: ActingMember,
  record: InboxRecord,
  sameAddress: InboxRecord[],
  criteria: readonly Criteria[] = [],
): Promise<Application> {
  const { notes, replies, replyDrafts, messages, timeline, mails } = store;
  const hiddenSince = await quotedSince(store, record);
  const isShown = (writtenAt: number, authorId?: string) =>
    hiddenSince === null || writtenAt < hiddenSince || authorId === member.id;
  const fields: Record<string, string> = JSON.parse(record.fields);
  const judgedBy = criteriaOf(criteria, record)?.criteria ?? null;
  const attached = record.isBlind ? [] : await store.replyFiles.ofSubmissions([record.id]);
  const interviews = record.isBlind ? [] : await store.interviews.ofSubmissions([record.id]);
  return {
    application: await toInboxRow(store, stages, record),
    fields: fieldsWithKinds(record),
    sourcePage: fields.sourcePage ?? record.sourcePage,
    resume: record.isBlind ? null : await resumeOf(store, record),
    // Colleagues' words would tell who it is.
    notes: record.isBlind ? [] : (await notes.ofSubmissions([record.id])).map(toNote),
    replies: record.isBlind
      ? []
      : (await replies.ofSubmissions([record.id]))
          .filter(({ createdAt, authorId }) => isShown(createdAt, authorId))
          .map((reply) => toReply(reply, attached)),
    drafts: record.isBlind
      ? []
      : (await replyDrafts.ofSubmissions([record.id]))
          .filter(({ updatedAt, authorId }) => isShown(updatedAt, authorId))
          .map(toDraft),
    draftFiles: attached
      .filter(({ replyId, addedAt, authorId }) => replyId === null && isShown(addedAt, authorId))
      .map((file) => ({ ...toReplyFile(file), authorId: file.authorId })),
    messages: record.isBlind
      ? []
      : (await messages.ofSubmissions([record.id], "filed"))
          .filter(({ receivedAt }) => isShown(receivedAt))
          .map(toMessage),
    interviews: await Promise.all(interviews.map((interview) => toInterview(store, interview))),
    readings: {
      criteria: judgedBy,
      criteriaVersion: judgedBy ? criteriaVersion(judgedBy) : "",
      list: (await store.readings.ofSubmission(record.id, member.id)).map(toReading),
    },
    decision: await visibleDecision(store, record),
    timeline: toTimeline(
      record,
      await timeline.ofSubmission(record.id),
      await mails.ofSubmissions([record.id]),
    ),
    others: await toInboxRows(
      store,
      stages,
      sameAddress.filter((other) => other.id !== record.id),
    ),
  };
}

/**
 * Everything about one application, as the member sees it.
 * @throws NotFoundError when there is none that the member may see
 */
export async function readApplication(
  store: Store,
  { stages, criteria }: Pick<ServerData, "stages" | "criteria">,
  member: ActingMember,
  reference: string,
): Promise<Application> {
  const record = await findApplication(store, member, reference);
  const access = accessOf(member);
  const byEmail = record.email === "" ? [] : await store.inbox.byEmail(record.email, member.id);
  const sameAddress = byEmail.filter((one) => covers(access, one));
  return applicationOf(store, stages, member, record, sameAddress, criteria);
}
