import { accessOf, covers } from "#contract/desk/access.ts";
import type { Person } from "#contract/desk/person.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError, NotAllowedError, NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Store } from "../../store/store.ts";
import type { StoredReplyFile } from "../../store/tables/schema.ts";
import { normalizeEmailForLookup } from "../email.ts";
import { deleteMessages, erase } from "../erase.ts";
import { applicationOf } from "./application.ts";
import { forThePerson } from "./for-the-person.ts";
import { quotedSince } from "./judgements/decisions.ts";
import { messagesSeenBy, toMessage } from "./replies/messages.ts";

/** A resume, or an attachment. */
type HeldFile = {
  /** Null for an attachment of a mail that belongs to no application. */
  submissionId: string | null;
  /** The id of the mail it came with; null for others. */
  messageId: string | null;
  /** The id of the reply that it is an attachment of, or its own id while that is being written; null for others. */
  replyId: string | null;
  name: string;
  type: string;
  content: Buffer;
};

/** A person's data with the content of resumes and attachments, for a request under GDPR. */
export type PersonDownload = Person & {
  files: (Omit<HeldFile, "submissionId" | "content"> & {
    /** Of the application whose resume it is; null for an attachment. */
    reference: string | null;
    contentBase64: string;
  })[];
};

const ofEmail = ({ inbox }: Pick<Store, "inbox">, member: ActingMember, email: string) =>
  inbox.byEmail(normalizeEmailForLookup(email.trim()), member.id);

/**
 * The mails from an address outside these applications: assigned to none, or to somebody else's.
 * @param member sees not all of them; without one all are found
 */
export async function otherMessages(
  { messages }: Pick<Store, "messages">,
  email: string,
  applications: { id: string }[],
  member?: ActingMember,
) {
  const ids = new Set(applications.map(({ id }) => id));
  const sent = await messages.fromAddress(
    normalizeEmailForLookup(email.trim()),
    member && messagesSeenBy(member),
  );
  return sent.filter(({ submissionId }) => submissionId === null || !ids.has(submissionId));
}

/** Submissions from an address that the member sees. @throws NotFoundError when nothing is held */
async function visibleRecords(store: Store, member: ActingMember, email: string): Promise<InboxRecord[]> {
  const access = accessOf(member);
  const records = (await ofEmail(store, member, email)).filter((record) => covers(access, record));
  if (records.length === 0 && (await otherMessages(store, email, records, member)).length === 0)
    throw new NotFoundError("We have no data about this address that you have access to.");
  return records;
}

/** All mails of a person. */
const messagesOf = ({ applications, unmatched }: Pick<Person, "applications" | "unmatched">) => [
  ...applications.flatMap(({ messages }) => messages),
  ...unmatched,
];

/** A person's applications, as a member sees them. */
export async function describePerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
  records: InboxRecord[],
): Promise<Person> {
  const applications: Person["applications"] = [];
  for (const record of records) {
    applications.push(await applicationOf(store, stages, member, record, records));
  }
  const ids = records.map(({ id }) => id);
  const mails = await store.mails.ofSubmissions(ids);
  const unmatched = [
    ...(await store.messages.ofSubmissions(ids, "waiting")),
    ...(await otherMessages(store, email, records, member)),
  ];
  const count = (list: (application: Person["applications"][number]) => unknown[]) =>
    applications.reduce((sum, application) => sum + list(application).length, 0);
  return {
    email: normalizeEmailForLookup(email.trim()),
    names: [...new Set(applications.map(({ application }) => application.name).filter(Boolean))],
    applications,
    unmatched: unmatched.map(toMessage),
    totals: {
      applications: applications.length,
      resumes: applications.filter(({ resume }) => resume !== null).length,
      notes: count(({ notes }) => notes),
      replies: count(({ replies }) => replies),
      drafts: count(({ drafts }) => drafts),
      messages: count(({ messages }) => messages) + unmatched.length,
      waitingMails: mails.filter(({ state }) => state === "queued" || state === "failed").length,
    },
  };
}

/**
 * Everything held about one address that the member sees.
 * @param isSameVisit whether this is a part of what was recorded before
 * @throws NotFoundError when there is nothing
 */
export async function findPerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
  isSameVisit = false,
): Promise<Person> {
  const records = await visibleRecords(store, member, email);
  if (!isSameVisit) await recordActivity(store, member, "person");
  return describePerson(store, stages, member, email, records);
}

/**
 * The resumes of a person, and the attachments of their mails and of our replies.
 * @param records the person's applications
 */
export async function* filesOf(
  store: Store,
  records: { id: string }[],
  person: Person,
  replyFiles: StoredReplyFile[],
): AsyncGenerator<HeldFile> {
  for (const { id: submissionId } of records) {
    const file = await store.files.find(submissionId);
    if (!file) continue;
    const { name, type, content } = file;
    yield { submissionId, messageId: null, replyId: null, name, type, content };
  }
  for (const { id: messageId, files } of messagesOf(person)) {
    if (files.length === 0) continue;
    const submissionId = (await store.messages.find(messageId))?.submissionId ?? null;
    for (const { id, name, type } of files) {
      const content = await store.messages.content(messageId, id);
      if (content) yield { submissionId, messageId, replyId: null, name, type, content };
    }
  }
  for (const { id, replyId, submissionId, name, type } of replyFiles) {
    const content = await store.replyFiles.content(id);
    if (content) yield { submissionId, messageId: null, replyId: replyId ?? id, name, type, content };
  }
}

/** A download is built in memory. */
const maxDownloadBytes = 100 * 1024 * 1024;

/** @throws ConflictError when resumes and attachments are too large for a download */
function requireDownloadable(person: Person, replyFiles: { size: number }[]) {
  const resumes = person.applications.flatMap(({ resume }) => resume?.sizeBytes ?? 0);
  const attachments = messagesOf(person).flatMap(({ files }) => files.map(({ sizeBytes }) => sizeBytes));
  const sizes = [...resumes, ...attachments, ...replyFiles.map(({ size }) => size)];
  if (sizes.reduce((sum, size) => sum + size, 0) > maxDownloadBytes)
    throw new ConflictError(
      "The files of this person are larger than 100 MB together. Please ask whoever runs the server for a copy.",
    );
}

/**
 * The same with the content of resumes and attachments.
 * @throws NotFoundError when there is nothing; NotAllowedError for a member from whom replies are hidden, because they have
 * yet to judge; ConflictError when it is larger than 100 MB
 */
export async function downloadPerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
): Promise<PersonDownload> {
  const records = await visibleRecords(store, member, email);
  for (const record of records) {
    if ((await quotedSince(store, record)) === null) continue;
    throw new NotAllowedError(
      "The download would not be complete, because you have yet to judge an application of this person that is decided. Please judge it first, or ask a colleague to download it.",
    );
  }
  await recordActivity(store, member, "person");
  const person = await describePerson(store, stages, member, email, records);
  const replyFiles = await store.replyFiles.ofSubmissions(records.map(({ id }) => id));
  requireDownloadable(person, replyFiles);
  const files: PersonDownload["files"] = [];
  for await (const { content, submissionId, ...file } of filesOf(store, records, person, replyFiles)) {
    const isResume = file.messageId === null && file.replyId === null;
    const reference = isResume ? (records.find(({ id }) => id === submissionId)?.reference ?? null) : null;
    files.push({ reference, ...file, contentBase64: content.toString("base64") });
  }
  return { ...person, applications: person.applications.map(forThePerson), files };
}

/**
 * Erases everything sent from an address.
 * @returns the references that were erased
 * @throws NotAllowedError for readers, and for members who do not see all of it
 */
export async function erasePerson(
  store: Store,
  dataDir: string,
  member: ActingMember,
  email: string,
): Promise<string[]> {
  requireEditor(member);
  const visible = await visibleRecords(store, member, email);
  // Also those that they do not see, and those whose applicant is withheld.
  const all = await store.submissions.idsByEmail(normalizeEmailForLookup(email.trim()));
  const messages = await otherMessages(store, email, all);
  const visibleMessages = await otherMessages(store, email, all, member);
  if (all.length > visible.length || messages.length > visibleMessages.length) {
    throw new NotAllowedError(
      "Nothing was erased, because you do not have access to everything that this person sent. Please ask an administrator.",
    );
  }
  if (all.length === 0) await recordActivity(store, member, "erase");
  await deleteMessages(
    store,
    messages.map(({ id }) => id),
  );
  await erase(store, dataDir, all, {
    record: (repositories, reference) => recordActivity(repositories, member, "erase", reference),
  });
  return all.map(({ reference }) => reference);
}
