import type { Application, TimelineEntry } from "#contract/desk/application.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import type { Mail, TimelineRow } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { labeledFields } from "../labeled-fields.ts";
import { findApplication } from "./find-application.ts";
import { toInboxRow } from "./inbox-row.ts";
import { toNote } from "./notes.ts";
import { type ActingMember, visibleForms } from "./permissions.ts";
import { toReply } from "./reply.ts";

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

function toTimeline({ id, receivedAt }: InboxRecord, rows: TimelineRow[], mails: Mail[]): TimelineEntry[] {
  return [
    { id: `received-${id}`, at: receivedAt, actorId: null, kind: "received" as const, details: {} },
    ...rows.map(({ submissionId: _, details, ...row }) => ({ ...row, details: JSON.parse(details) })),
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

/** Everything about one application. */
export async function applicationOf(
  store: Store,
  stages: Stages,
  member: ActingMember,
  record: InboxRecord,
): Promise<Application> {
  const { notes, replies, timeline, mails, inbox } = store;
  const fields: Record<string, string> = JSON.parse(record.fields);
  const byEmail = record.email === "" ? [] : await inbox.byEmail(record.email, member.id);
  const forms = visibleForms(member);
  return {
    application: toInboxRow(record, stages),
    fields: fieldsWithKinds(record),
    sourcePage: fields.sourcePage ?? record.sourcePage,
    resume: await resumeOf(store, record),
    notes: (await notes.ofSubmissions([record.id])).map(toNote),
    replies: (await replies.ofSubmissions([record.id])).map(toReply),
    timeline: toTimeline(
      record,
      await timeline.ofSubmission(record.id),
      await mails.ofSubmissions([record.id]),
    ),
    others: byEmail
      .filter(({ id, form }) => id !== record.id && forms.includes(form))
      .map((other) => toInboxRow(other, stages)),
  };
}

/**
 * Everything about one application, as the member sees it.
 * @throws NotFoundError when there is none that the member may see
 */
export async function readApplication(
  store: Store,
  stages: Stages,
  member: ActingMember,
  reference: string,
): Promise<Application> {
  return applicationOf(store, stages, member, await findApplication(store, member, reference));
}
