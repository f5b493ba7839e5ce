import { createHmac } from "node:crypto";

/**
 * The signature of a request, as receivers verify it with the libraries of https://www.standardwebhooks.com.
 * @param secret base64, with or without `whsec_` in front
 * @param timestamp seconds since 1970
 */
export function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
