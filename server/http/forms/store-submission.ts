import type { FastifyRequest } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../../error-message.ts";
import { isStoreUnavailable } from "../../store/connection/unavailable.ts";
import { firstStage } from "../../submissions/desk/stages.ts";
import { receive } from "../../submissions/receive.ts";
import type { ReceivedSubmission } from "../../submissions/received-submission.ts";
import { testReference } from "../../submissions/reference.ts";
import type { AppOptions } from "../app-options.ts";
import { formNotStored, Problem } from "../replies/problem.ts";

/** The request's `Idempotency-Key`. Only its hash is stored, so its length does not matter. */
function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return headers["idempotency-key"]?.toString() || undefined;
}

/**
 * Stores a submission and wakes the mail worker. In a preview it only answers.
 * @returns the reference
 * @throws Problem 503 when it cannot be stored now, 422 when its key was used with another payload
 */
export async function storeSubmission(
  { settings, store, data, metrics, preview, onMailQueued }: AppOptions,
  request: FastifyRequest,
  submission: Omit<ReceivedSubmission, "idempotencyKey" | "stage" | "hasWebhook">,
): Promise<string> {
  if (preview) return testReference();
  const { form } = submission;
  const stopTimer = metrics.storeSeconds.startTimer();
  const receipt = await receive(store, {
    ...submission,
    idempotencyKey: idempotencyKey(request),
    stage: firstStage(data.stages, form),
    hasWebhook: settings.WEBHOOK_URL !== undefined,
  }).catch((error: unknown) => {
    metrics.submissions.inc({ form, result: "failed" });
    if (!isStoreUnavailable(error)) throw error;
    request.log.error({ failure: errorMessage(error) }, "A submission could not be stored");
    throw formNotStored();
  });
  stopTimer();
  const isQuarantined = receipt.kind === "stored" && submission.suspicious;
  metrics.submissions.inc({ form, result: isQuarantined ? "quarantined" : receipt.kind });
  if (receipt.kind === "conflict") {
    throw new Problem(422, errorMessages.idempotencyConflict, { errors: {} });
  }
  onMailQueued();
  return receipt.reference;
}
