import type { FormDefinition } from "#contract/forms/form-definition.ts";
import type { FieldErrors } from "#contract/forms/validate.ts";
import { payloadOf } from "./form-values.ts";
import { clearIdempotencyKey, idempotencyKey } from "./idempotency-key.ts";
import { send } from "./send.ts";
import { clearSubmission, saveSubmission } from "./submission-record.ts";

export { clearIdempotencyKey };

/** What became of a submission. */
export type Outcome =
  | { ok: true; reference: string | undefined }
  | { ok: false; message: string; errors: FieldErrors };

type Options = {
  /** Receives the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  /** The outcome is not known sooner than this. */
  minDurationMs: number;
};

export const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Sends a form; once it is stored, its Idempotency-Key is removed. Failures are outcomes, too. */
export async function submitForm(
  form: FormDefinition,
  formId: string,
  data: FormData,
  options: Options,
): Promise<Outcome> {
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
      return { ok, message, errors: response.errors ?? {} } as const;
    }
    clearIdempotencyKey(formId);
    saveSubmission(formId, { sentAtMs, reference: response.reference });
    return { ok, reference: response.reference } as const;
  } catch (error) {
    // Whether it was stored is not known, so its record stays.
    const message = (error instanceof Error && error.message) || form.messages.unexpected;
    return { ok: false, message, errors: {} } as const;
  }
}
