import type { Submission } from "../store/tables/schema.ts";
import { webhookSignature } from "./sign.ts";
import { type WebhookFormat, webhookBody } from "./webhook-body.ts";

export type WebhookTarget = {
  url: string;
  format: WebhookFormat;
  /** Null where the receiver checks no signature. */
  secret: string | null;
  deskUrl: string;
};

const timeoutMs = 15_000;

/** A receiver's answer other than 2xx. */
class RefusedWebhookError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The receiver answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/**
 * Posts a notice of a new submission, signed as https://www.standardwebhooks.com describes where there is a secret.
 * @param id the same for each attempt, so that a receiver can tell repeated ones
 * @throws when it was not answered with 2xx in time; redirects are not followed
 */
export async function sendWebhook(
  { url, format, secret, deskUrl }: WebhookTarget,
  id: string,
  submission: Submission,
  stopping: AbortSignal,
) {
  const body = webhookBody(format, submission, deskUrl);
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
    headers: {
      "Content-Type": "application/json",
      ...(secret !== null && {
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": webhookSignature(secret, id, timestamp, body),
      }),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new RefusedWebhookError(response.status);
}
