import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { nameMentions } from "./desk/note-text.ts";
import { findStage, firstStage } from "./desk/stages.ts";

/** An application as spreadsheets and programs get it. */
export type ExportedApplication = {
  reference: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: string;
  form: string;
  /** The stage's label. */
  stage: string;
  /** The member's name; empty without one. */
  assignee: string;
  fields: Record<string, string>;
  formType: string;
  /** The team's notes, oldest first; mentions as names, times in ISO 8601 in UTC. */
  notes: { author: string; at: string; text: string }[];
  /** The resume's name; empty without one. */
  resume: string;
  /** Kind and state of each mail, like `team sent, applicant failed`. */
  mails: string;
};

/** With `isBlind`, notes and resume are withheld from who exports. */
type Exportable = Omit<Submission, "codeHash"> & { isBlind?: boolean };

/** @returns a function that turns a batch of submissions into rows; it reads the members' names once */
export async function exporter(store: Store, stages: Stages) {
  const names = new Map((await store.members.list()).map(({ id, name, email }) => [id, name || email]));
  return async (submissions: Exportable[]): Promise<ExportedApplication[]> => {
    const ids = submissions.map(({ id }) => id);
    const seenIds = submissions.flatMap(({ id, isBlind }) => (isBlind ? [] : [id]));
    const resumes = await store.files.namesOf(seenIds);
    const mails = Map.groupBy(await store.mails.ofSubmissions(ids), ({ submissionId }) => submissionId);
    const notes = Map.groupBy(await store.notes.ofSubmissions(seenIds), ({ submissionId }) => submissionId);
    return submissions.map(({ id, reference, receivedAt, status, form, formType, stage, ...row }) => {
      const stageId = stage ?? firstStage(stages, form);
      return {
        reference,
        receivedAt: new Date(receivedAt).toISOString(),
        status,
        form,
        stage: findStage(stages, form, stageId)?.label ?? stageId,
        assignee: names.get(row.assigneeId ?? "") ?? "",
        fields: JSON.parse(row.fields),
        formType,
        notes: (notes.get(id) ?? []).map(({ authorId, createdAt, text }) => ({
          author: names.get(authorId) ?? "",
          at: new Date(createdAt).toISOString(),
          text: nameMentions(text, (memberId) => names.get(memberId) ?? "a former colleague"),
        })),
        resume: resumes.get(id) ?? "",
        mails: (mails.get(id) ?? []).map(({ kind, state }) => `${kind} ${state}`).join(", "),
      };
    });
  };
}
