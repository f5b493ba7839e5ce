import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { replyTo } from "./mail-source.ts";

/** The signing key of SendGrid, and one of somebody else. */
const ours = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const otherKey: KeyObject = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

export const sendgridPath = "/api/incoming-mail/sendgrid";

/** Settings of a server that takes mails from SendGrid. */
export const sendgridSettings = {
  SENDGRID_PUBLIC_KEY: ours.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  REPLY_TO_ADDRESS: replyTo,
};

/** The fields other than the mail, for one whose sender is proven. */
const provenFields = {
  to: replyTo,
  dkim: "{@example.se : pass, @mailer.example : fail}",
  SPF: "pass",
  envelope: JSON.stringify({ to: [replyTo], from: "bounce@mailer.example" }),
  charsets: '{"to":"UTF-8"}',
};

export type SendgridPost = {
  /** Fields to add or, when undefined, to leave out. */
  fields?: Record<string, string | undefined>;
  key?: KeyObject;
  /** How many seconds ago it was signed. */
  ageSeconds?: number;
  /** Changes the body after it was signed. */
  change?: (body: Buffer) => Buffer;
  /** Replaces headers. */
  headers?: Record<string, string>;
};

/** A request as SendGrid posts it: the body is multipart, and signed with the time. */
export function sendgridRequest(
  source: string | Buffer | undefined,
  { fields, key = ours.privateKey, ageSeconds = 0, change = (body) => body, headers }: SendgridPost = {},
) {
  const boundary = "xYzZY";
  const sent: Record<string, string | Buffer | undefined> = { ...provenFields, email: source, ...fields };
  const parts = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
          Buffer.from(value),
          Buffer.from("\r\n"),
        ],
  );
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const signature = createSign("sha256").update(timestamp).update(body).sign(key, "base64");
  return {
    method: "POST",
    body: new Uint8Array(change(body)),
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "X-Twilio-Email-Event-Webhook-Signature": signature,
      "X-Twilio-Email-Event-Webhook-Timestamp": timestamp,
      ...headers,
    },
  };
}

/** Posts a mail as SendGrid does. @returns the status; 0 when the connection failed */
export async function postMail(
  url: string,
  source?: string | Buffer,
  options?: SendgridPost,
): Promise<number> {
  try {
    const answer = await fetch(url + sendgridPath, sendgridRequest(source, options));
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
