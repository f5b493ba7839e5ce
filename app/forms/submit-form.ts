import type { FormDefinition } from "#contract/forms/form-definition.ts";
import type { FieldErrors } from "#contract/forms/validate.ts";
import { clearDraft } from "./draft.ts";
import { payloadOf } from "./form-values.ts";
import { clearIdempotencyKey, idempotencyKey } from "./idempotency-key.ts";
import { send } from "./send.ts";
import { clearSubmission, saveSubmission } from "./submission-record.ts";

export type Outcome =
  | { ok: true; reference: string | undefined }
  | { ok: false; message: string; errors?: FieldErrors };

type Options = {
  /** Receives the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  /** The outcome is not known sooner than this. */
  minDurationMs: number;
};

/** Submissions under way by the id of their form. They go on when the visitor goes to another page of the site. */
const underWay = new Map<string, Promise<Outcome>>();

/** The outcome of a form's submission that is under way, if any. */
export const submissionUnderWay = (formId: string) => underWay.get(formId);

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

async function sendForm(form: FormDefinition, formId: string, data: FormData, options: Options) {
  const sentAtMs = Date.now();
  const isShownLongEnough = wait(options.minDurationMs);
  saveSubmission(formId, { sentAtMs });
  try {
    const { ok, response } = await send({
      url: form.endpoint,
      body: form.encoding === "json" ? JSON.stringify(payloadOf(data)) : data,
      idempotencyKey: idempotencyKey(formId, data),
      onProgress: options.onProgress,
    }).finally(() => isShownLongEnough);
    if (!ok) {
      clearSubmission(formId);
      const message = response.message || response.error || form.messages.failed;
      return { ok, message, errors: response.errors } as const;
    }
    clearDraft(formId);
    clearIdempotencyKey(formId);
    saveSubmission(formId, { sentAtMs, reference: response.reference });
    return { ok, reference: response.reference } as const;
  } catch (error) {
    // Whether it was stored is not known, so its record stays.
    return {
      ok: false,
      message: (error instanceof Error && error.message) || form.messages.unexpected,
    } as const;
  }
}

/** Sends a form; once it is stored, its draft and its Idempotency-Key are removed. Failures are outcomes, too. */
export function submitForm(
  form: FormDefinition,
  formId: string,
  data: FormData,
  options: Options,
): Promise<Outcome> {
  const outcome = sendForm(form, formId, data, options).finally(() => underWay.delete(formId));
  underWay.set(formId, outcome);
  return outcome;
}
