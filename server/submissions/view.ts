import type { Stages } from "#contract/desk/stages.ts";
import { fieldsOf } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { applicationMessages } from "#contract/messages.ts";
import type { ApplicationView } from "#contract/responses.ts";
import { hashCode } from "../store/applicant-code.ts";
import type { Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { findStage, firstStage } from "./desk/stages.ts";
import { labeledFields } from "./labeled-fields.ts";

/** Names of the fields that only the team needs. */
function internalFields({ form }: Pick<Submission, "form">): string[] {
  return fieldsOf(forms[form])
    .filter((field) => field.type === "hidden" && field.internal)
    .map((field) => field.name);
}

/** What applicants read about the stage. */
function shownStage({ form, stage }: Submission, stages: Stages): string | null {
  return findStage(stages, form, stage ?? firstStage(stages, form))?.shownAs ?? null;
}

/** What was sent with the application of this code, with its file; null when there is none. */
export async function viewByCode(
  { submissions, files }: Pick<Store, "submissions" | "files">,
  code: string,
  stages: Stages,
): Promise<ApplicationView | null> {
  const submission = await submissions.findByCodeHash(hashCode(code));
  if (!submission) return null;
  const file = await files.find(submission.id);
  return {
    message: applicationMessages.held,
    reference: submission.reference,
    formType: submission.formType,
    receivedAt: new Date(submission.receivedAt).toISOString(),
    stage: shownStage(submission, stages),
    fields: labeledFields(submission)
      .filter(({ name }) => !internalFields(submission).includes(name))
      .map(({ label, value }) => ({ label, value })),
    file: file
      ? { name: file.name, type: file.type, size: file.size, content: file.content.toString("base64") }
      : null,
  };
}
