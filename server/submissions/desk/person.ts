import type { Person } from "#contract/desk/person.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import type { Store } from "../../store/store.ts";
import { normalizeEmailForLookup } from "../email.ts";
import { erase } from "../erase.ts";
import { applicationOf } from "./application.ts";
import { NotAllowedError, NotFoundError } from "./errors.ts";
import { type ActingMember, requireEditor, visibleForms } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

/** A person's data with the content of the resumes, for a request under GDPR. */
export type PersonDownload = Person & {
  files: { reference: string; name: string; type: string; contentBase64: string }[];
};

const ofEmail = ({ inbox }: Pick<Store, "inbox">, member: ActingMember, email: string) =>
  inbox.byEmail(normalizeEmailForLookup(email.trim()), member.id);

/** What was sent from an address through the forms that the member sees. @throws NotFoundError when nothing was */
async function visibleRecords(store: Store, member: ActingMember, email: string): Promise<InboxRecord[]> {
  const forms = visibleForms(member);
  const records = (await ofEmail(store, member, email)).filter(({ form }) => forms.includes(form));
  if (records.length === 0) throw new NotFoundError("Nothing that you can see is held about this address.");
  return records;
}

/** A person's applications, as a member sees them. */
export async function describePerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
  records: InboxRecord[],
): Promise<Person> {
  const applications: Person["applications"] = [];
  for (const record of records) applications.push(await applicationOf(store, stages, member, record));
  const mails = await store.mails.ofSubmissions(records.map(({ id }) => id));
  const count = (list: (application: Person["applications"][number]) => unknown[]) =>
    applications.reduce((sum, application) => sum + list(application).length, 0);
  return {
    email: normalizeEmailForLookup(email.trim()),
    names: [...new Set(applications.map(({ application }) => application.name).filter(Boolean))],
    applications,
    totals: {
      applications: applications.length,
      resumes: applications.filter(({ resume }) => resume !== null).length,
      notes: count(({ notes }) => notes),
      replies: count(({ replies }) => replies),
      waitingMails: mails.filter(({ state }) => state === "queued" || state === "failed").length,
    },
  };
}

/**
 * Everything held about one address, of the forms that the member sees.
 * @throws NotFoundError when there is nothing
 */
export async function findPerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
): Promise<Person> {
  const records = await visibleRecords(store, member, email);
  await recordActivity(store, member, "person");
  return describePerson(store, stages, member, email, records);
}

/** The same with the content of the resumes. @throws NotFoundError when there is nothing */
export async function downloadPerson(
  store: Store,
  stages: Stages,
  member: ActingMember,
  email: string,
): Promise<PersonDownload> {
  const records = await visibleRecords(store, member, email);
  await recordActivity(store, member, "person");
  const files: PersonDownload["files"] = [];
  for (const { id, reference } of records) {
    const file = await store.files.find(id);
    if (!file) continue;
    const { name, type, content } = file;
    files.push({ reference, name, type, contentBase64: content.toString("base64") });
  }
  return { ...(await describePerson(store, stages, member, email, records)), files };
}

/**
 * Erases everything sent from an address.
 * @param domain of the Message-IDs of the mails to the team
 * @returns the references that were erased
 * @throws NotAllowedError for readers, and for members who do not see all the forms concerned
 */
export async function erasePerson(
  store: Store,
  dataDir: string,
  domain: string,
  member: ActingMember,
  email: string,
): Promise<string[]> {
  requireEditor(member);
  const visible = await visibleRecords(store, member, email);
  const all = await ofEmail(store, member, email);
  if (all.length > visible.length) {
    throw new NotAllowedError(
      "Nothing was erased: this person also wrote through forms that you do not see. Please ask an owner.",
    );
  }
  for (const { reference } of all) await recordActivity(store, member, "erase", reference);
  await erase(store, dataDir, domain, all);
  return all.map(({ reference }) => reference);
}
