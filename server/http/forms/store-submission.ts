import type { FastifyRequest } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../../error-message.ts";
import { type ReceivedSubmission, receive } from "../../submissions/receive.ts";
import type { AppParts } from "../app.ts";
import { Problem, storeProblem } from "../replies/problem.ts";

/** The browser's Idempotency-Key, when it sent one. It is kept as a hash, so any length will do. */
function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  return headers["idempotency-key"]?.toString() || undefined;
}

/**
 * Stores what a form sent and wakes the mail worker.
 * @returns the reference
 * @throws Problem 503 when the store cannot take it now, 422 when its key was used for something else
 */
export async function storeSubmission(
  { store, data, metrics, onMailQueued }: AppParts,
  request: FastifyRequest,
  submission: Omit<ReceivedSubmission, "idempotencyKey" | "domain">,
): Promise<string> {
  const { form } = submission;
  const stopTimer = metrics.storeSeconds.startTimer();
  const receipt = await receive(store, {
    ...submission,
    idempotencyKey: idempotencyKey(request),
    domain: new URL(data.url).hostname,
  }).catch((error: unknown) => {
    metrics.submissions.inc({ form, result: "failed" });
    request.log.error({ failure: errorMessage(error) }, "A submission could not be stored");
    throw storeProblem();
  });
  stopTimer();
  const isQuarantined = receipt.kind === "stored" && submission.suspicious;
  metrics.submissions.inc({ form, result: isQuarantined ? "quarantined" : receipt.kind });
  if (receipt.kind === "conflict") {
    // A mistake of the sender's, not a repeated submission.
    throw new Problem(422, errorMessages.idempotencyConflict, {
      errors: {},
    });
  }
  onMailQueued();
  return receipt.reference;
}
