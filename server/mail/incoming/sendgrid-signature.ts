import { createPublicKey, createVerify, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { hourMs } from "#contract/durations.ts";

/**
 * A request's time may differ this much from ours. SendGrid repeats a request for 72 hours, perhaps with its first time;
 * a copy does no harm, since a mail is stored once.
 */
const maxAgeMs = 73 * hourMs;

/** Longer than a signature with a P-256 key is in base64. */
const signaturePattern = /^[\w+/=]{64,128}$/;

/** The public key of a SendGrid security policy: SPKI in base64. @returns null when it is none */
export function parseSendgridKey(value: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(value, "base64"), format: "der", type: "spki" });
    return key.asymmetricKeyType === "ec" ? key : null;
  } catch {
    return null;
  }
}

/**
 * Checks what the headers of a signed request say, before its body is read.
 * https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/securing-your-parse-webhooks
 * @returns null unless they have a signature and a time; else whether the time is near `nowMs`, and a check of the body
 *   as it arrives: ECDSA with SHA-256 over the time and the body's bytes
 */
export function readSendgridSignature(headers: IncomingHttpHeaders, nowMs: number) {
  const signature = headers["x-twilio-email-event-webhook-signature"]?.toString() ?? "";
  const timestamp = headers["x-twilio-email-event-webhook-timestamp"]?.toString() ?? "";
  if (!signaturePattern.test(signature) || !/^\d{10}$/.test(timestamp)) return null;
  const verify = createVerify("sha256").update(timestamp);
  return {
    isRecent: Math.abs(Number(timestamp) * 1000 - nowMs) <= maxAgeMs,
    update: (chunk: Buffer) => void verify.update(chunk),
    /** Whether the owner of the key has signed it. */
    isFrom: (key: KeyObject) => verify.verify(key, signature, "base64"),
  };
}
