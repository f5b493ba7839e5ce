import type { Submission } from "../store/schema.ts";
import { webhookSignature } from "./sign.ts";

export type WebhookTarget = { url: string; secret: string; deskUrl: string };

const timeoutMs = 15_000;

/** A receiver's answer other than 2xx. */
class RefusedWebhookError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The receiver answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** The posted body: nothing about the applicant but that there is one. */
function payload({ reference, form, receivedAt }: Submission, deskUrl: string) {
  return {
    type: "application.received",
    timestamp: new Date(receivedAt).toISOString(),
    data: { reference, form, href: `${deskUrl}/applications/${reference}` },
  };
}

/**
 * Posts a notice of a new submission, signed as https://www.standardwebhooks.com describes.
 * @param id the same for each attempt, so that a receiver can tell repeated ones
 * @throws when it was not answered with 2xx in time; redirects are not followed
 */
export async function sendWebhook(
  { url, secret, deskUrl }: WebhookTarget,
  id: string,
  submission: Submission,
  stopping: AbortSignal,
) {
  const body = JSON.stringify(payload(submission, deskUrl));
  const timestamp = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": webhookSignature(secret, id, timestamp, body),
    },
    body,
  });
  await response.body?.cancel();
  if (!response.ok) throw new RefusedWebhookError(response.status);
}
