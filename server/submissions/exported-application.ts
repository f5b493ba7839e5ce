import type { Stages } from "#contract/desk/stages.ts";
import type { Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
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
  /** The resume's name; empty without one. */
  resume: string;
  /** Kind and state of each mail, like `team sent, applicant failed`. */
  mails: string;
};

type Exportable = Omit<Submission, "codeHash">;

/** @returns a function that turns a batch of submissions into rows; it reads the members' names once */
export async function exporter(store: Store, stages: Stages) {
  const names = new Map((await store.members.list()).map(({ id, name }) => [id, name]));
  return async (submissions: Exportable[]): Promise<ExportedApplication[]> => {
    const ids = submissions.map(({ id }) => id);
    const resumes = await store.files.namesOf(ids);
    const mails = Map.groupBy(await store.mails.ofSubmissions(ids), ({ submissionId }) => submissionId);
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
        resume: resumes.get(id) ?? "",
        mails: (mails.get(id) ?? []).map(({ kind, state }) => `${kind} ${state}`).join(", "),
      };
    });
  };
}
