import type { FormDefinition } from "#contract/forms/form-definition.ts";
import { outcomeMessages } from "#contract/outcome-messages.ts";
import { readJson, removeStored, writeJson } from "./browser-storage.ts";

/** The last submission of a form in this tab: when it was sent, and its reference once the server has stored it. */
type SubmissionRecord = { sentAtMs: number; reference?: string };

const storageKey = (formId: string) => `submission:${formId}`;

/** The last submission of a form in this tab, or null. */
export function readSubmission(formId: string): SubmissionRecord | null {
  const record = readJson("sessionStorage", storageKey(formId)) as Partial<SubmissionRecord> | null;
  return typeof record?.sentAtMs === "number" ? { ...record, sentAtMs: record.sentAtMs } : null;
}

export function saveSubmission(formId: string, record: SubmissionRecord) {
  writeJson("sessionStorage", storageKey(formId), record);
}

export const clearSubmission = (formId: string) => removeStored("sessionStorage", storageKey(formId));

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
