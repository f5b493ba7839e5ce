import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { outcomeMessages } from "#contract/outcome-messages.ts";
import type { SubmissionRecord } from "./submission-record.ts";

/** Says what became of an earlier submission of a form. */
export function describeSubmission({ noun }: FormDefinition, record: SubmissionRecord): string {
  const time = new Date(record.sentAtMs).toLocaleTimeString("en-GB", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  });
  return record.reference
    ? outcomeMessages.sent(noun, time, record.reference)
    : outcomeMessages.unanswered(noun, time);
}
