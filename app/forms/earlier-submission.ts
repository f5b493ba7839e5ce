import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { submissionMessages } from "#contract/messages.ts";
import { readSubmission } from "./submission-record.ts";

/** Says what became of the last submission of a form in this tab; nothing without one. */
export function earlierSubmission({ noun }: FormDefinition, formId: string): string | undefined {
  const record = readSubmission(formId);
  if (!record) return;
  const time = new Date(record.sentAtMs).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return record.reference
    ? submissionMessages.sent(noun, time, record.reference)
    : submissionMessages.unanswered(noun, time);
}
