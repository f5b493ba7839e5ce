import type { Stages } from "#contract/desk/stages.ts";
import type { ActingMember } from "../permissions/permissions.ts";
import { sha256Of } from "../sha256.ts";
import type { Store } from "../store/store.ts";
import type { StoredFile, Submission } from "../store/tables/schema.ts";
import { forThePerson, unnamedActions } from "./desk/for-the-person.ts";
import { describePerson, filesOf, otherMessages } from "./desk/person.ts";
import { normalizeEmailForLookup } from "./email.ts";

/** A resume, or an attachment of a mail or a reply; the submission is null where it belongs to none. */
type FileForPerson = Pick<StoredFile, "name" | "type" | "sha256" | "content"> & {
  submission: Submission | null;
};

/** Fields whose values are milliseconds since 1970, and fields whose values are members' ids. */
const timeField = /^at$|At$/;
const memberField = /^(actor|author|assignee)Id$/;

/**
 * Everything held about one address, for a person who asks (GDPR, article 15): each application with its fields,
 * resume, notes, conversation, timeline and mails, and who of the team did what with it. Times are ISO 8601; members are
 * named, except who judged or decided.
 * @param operator who asks, for the activity log
 * @throws when nothing is held
 */
export async function findHeldData(store: Store, stages: Stages, operator: string, email: string) {
  const address = normalizeEmailForLookup(email.trim());
  const owner: ActingMember = { id: "", name: operator, role: "owner", forms: [] };
  const records = await store.inbox.byEmail(address, owner.id);
  if (records.length === 0 && (await otherMessages(store, address, records)).length === 0)
    throw new Error("Nothing is held about this address.");
  await store.activity.record({ actor: operator, action: "person", reference: null });
  const person = await describePerson(store, stages, owner, email, records);
  const { applications, names, unmatched } = person;
  for (const [index, { id }] of records.entries()) {
    const application = applications[index];
    // All judgements: the person's right does not wait for the last reader.
    if (application) application.readings.list = await store.readings.ofSubmission(id, null);
  }
  const members = new Map((await store.members.list()).map(({ id, name }) => [id, name]));
  const mails = await store.mails.ofSubmissions(records.map(({ id }) => id));
  const activity = await store.activity.ofReferences(records.map(({ reference }) => reference));

  const held = {
    email: address,
    names,
    unmatched,
    applications: applications.map(forThePerson).map((application, index) => ({
      ...application,
      // Left out, because the other applications are in this list themselves.
      others: undefined,
      mails: mails
        .filter(({ submissionId }) => submissionId === records[index]?.id)
        .map(({ kind, state, queuedAt, sentAt, attempts, lastError, messageId }) => ({
          kind,
          state,
          queuedAt,
          sentAt,
          attempts,
          lastError,
          messageId,
        })),
      activity: activity
        .filter(({ reference }) => reference === records[index]?.reference)
        .map(({ at, actor, action }) =>
          unnamedActions.includes(action) ? { at, action } : { at, actor, action },
        ),
    })),
  };
  const readable = JSON.parse(
    JSON.stringify(held, (key, value) => {
      if (timeField.test(key) && typeof value === "number") return new Date(value).toISOString();
      if (key === "memberIds") return value.map((id: string) => members.get(id) ?? id);
      return memberField.test(key) && typeof value === "string" ? (members.get(value) ?? value) : value;
    }),
  ) as { email: string; names: string[]; applications: object[]; unmatched: object[] };

  const files: FileForPerson[] = [];
  const replyFiles = await store.replyFiles.ofSubmissions(records.map(({ id }) => id));
  for await (const { submissionId, name, type, content } of filesOf(store, records, person, replyFiles)) {
    const submission = submissionId === null ? null : await store.submissions.findById(submissionId);
    const sha256 = sha256Of(content);
    files.push({ name, type, content, sha256, submission: submission ?? null });
  }
  return { ...readable, files };
}
