import { fieldsOf, type PayloadField } from "#contract/forms/form-definition.ts";
import { forms } from "#contract/forms/registry.ts";
import { validateField } from "#contract/forms/validate.ts";
import { applicationMessages } from "#contract/messages.ts";
import type { Store } from "../store/store.ts";
import type { Submission } from "../store/tables/schema.ts";
import { addPageMessage, lockByCode } from "./write-by-code.ts";

const correctable: PayloadField["type"][] = ["text", "tel", "url", "textarea"];
const isCorrectable = ({ type }: PayloadField) => correctable.includes(type);

/**
 * The fields that an applicant can correct. The address is not one: whoever has the code would get the mails that follow.
 */
export const correctableFields = ({ form }: Pick<Submission, "form">): { name: string; label: string }[] =>
  fieldsOf(forms[form])
    .filter(isCorrectable)
    .map(({ name, label }) => ({ name, label }));

/** `refused`: the form does not take the value, for this reason. */
export type Correction = { result: "corrected" } | { result: "refused"; message: string };

/**
 * Corrects a field of an application, and tells the team what it was, as a message of the applicant.
 * @returns null when there is no application with this code
 */
export function correctByCode(
  { transaction }: Pick<Store, "transaction">,
  code: string,
  { name, value }: { name: string; value: string },
): Promise<Correction | null> {
  return transaction(async (repositories) => {
    const submission = await lockByCode(repositories, code);
    if (!submission) return null;
    const field = fieldsOf(forms[submission.form]).find((one) => one.name === name);
    if (!field || !isCorrectable(field))
      return { result: "refused", message: applicationMessages.notCorrectable };
    const fields: Record<string, string> = JSON.parse(submission.fields);
    const checked = validateField(field, value);
    if (!checked.ok) return { result: "refused", message: checked.message };
    const { text: cleaned } = checked;
    const before = fields[name] ?? "";
    if (cleaned === before) return { result: "corrected" };
    const corrected = JSON.stringify({ ...fields, [name]: cleaned });
    await repositories.submissions.setFields(submission.id, corrected, submission.email);
    await repositories.searchDocuments.update(submission.id);
    const message = applicationMessages.corrected(field.label, cleaned, before);
    await addPageMessage(repositories, submission, message);
    return { result: "corrected" };
  });
}
