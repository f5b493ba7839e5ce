import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import * as z from "zod";
import { errorMessages } from "#contract/messages.ts";
import { maxMailBytes } from "../../mail/incoming/store-mail.ts";
import { openSpool } from "../../resumes/spool.ts";
import { uploadProblem } from "../forms/read-upload.ts";
import { Problem } from "../replies/problem.ts";

/** Of fields other than the mail; longer ones are cut off. The limit for headers in `parse-mail.ts` is like it. */
const maxFieldBytes = 256 * 1024;

export type PostedMail = {
  fields: Record<string, string>;
  /** The field `email`, spooled to disk; null when there was none. */
  source: { isCutOff: boolean; read: () => Promise<Buffer> } | null;
  /** Frees the spooled file. Must always be called. */
  discard: () => Promise<void>;
};

/** Options of the multipart plugin: all fields are streams, because text would be decoded and a mail's bytes lost. */
export const multipartOptions = {
  isPartAFile: () => true,
  limits: { fileSize: maxMailBytes, files: 50, parts: 50, headerPairs: 50 },
  // The rest of a larger mail is read and discarded.
  throwFileSizeLimit: false,
};

async function readField(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= maxFieldBytes) chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Reads the multipart body that SendGrid posts when it is told to send the raw mail.
 * @param onChunk called with the body's bytes, as they arrive
 * @throws Problem for an incomplete body or a full disk; and the multipart plugin's own errors
 */
export async function readSendgridMail(
  request: FastifyRequest,
  dataDir: string,
  onChunk: (chunk: Buffer) => void,
): Promise<PostedMail> {
  const fields: Record<string, string> = {};
  let source: PostedMail["source"] = null;
  let discard = async () => {};
  try {
    const spool = await openSpool(dataDir);
    discard = spool.close;
    // The multipart plugin would wait forever for a request that has ended before.
    if (request.raw.destroyed) throw new Problem(400, errorMessages.incompleteUpload);
    request.raw.on("data", onChunk);
    for await (const part of request.parts()) {
      if (part.type === "field") continue;
      if (part.fieldname !== "email") {
        fields[part.fieldname] = await readField(part.file);
        continue;
      }
      for await (const chunk of part.file) await spool.append(chunk);
      source = { isCutOff: part.file.truncated, read: spool.read };
    }
    // What follows the last part is signed, too.
    request.raw.resume();
    if (!request.raw.readableEnded) await finished(request.raw, { writable: false });
    return { fields, source, discard };
  } catch (error) {
    // The rest of the body is read and discarded; otherwise the sender would never see the answer.
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    throw uploadProblem(error, request);
  }
}

const envelope = z.object({ to: z.array(z.string()), from: z.string() });

/** @returns null when it is not the JSON that SendGrid sends */
function readEnvelope(json = ""): z.output<typeof envelope> | null {
  try {
    return envelope.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * The recipients of the envelope, and the domains that the mail is proven to come from: by a DKIM signature, or by SPF for
 * the sender of the envelope. The fields are described at
 * https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook
 * @param fields `dkim`, such as `{@example.se : pass, @mailer.example : fail}`; `SPF`, such as `pass`; and `envelope`
 */
export function readDelivery({ dkim = "", SPF = "", envelope: json }: Record<string, string>) {
  const { to, from } = readEnvelope(json) ?? { to: [], from: "" };
  const signers = [...dkim.matchAll(/@([\w.-]+)\s*:\s*pass\b/gi)].map(([, domain = ""]) => domain);
  const senders =
    /^\s*pass\s*$/i.test(SPF) && from.includes("@") ? [from.slice(from.lastIndexOf("@") + 1)] : [];
  return { recipients: to, provenDomains: [...signers, ...senders] };
}
