import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../../error-message.ts";
import { readSendgridSignature } from "../../mail/incoming/sendgrid-signature.ts";
import { beginningBytes, storeMail } from "../../mail/incoming/store-mail.ts";
import type { PostedMailRefusal } from "../../store/repositories/metadata.ts";
import type { MailReceipt } from "../../submissions/receive-mail.ts";
import type { AppOptions } from "../app-options.ts";
import { addressKey } from "../limits/address-key.ts";
import { OpenCounter } from "../limits/open-counter.ts";
import { Problem, storeUnavailable } from "../replies/problem.ts";
import { multipartOptions, type PostedMail, readDelivery, readSendgridMail } from "./read-sendgrid-mail.ts";

/** SendGrid takes mails up to 30 MB; other fields come with them. */
const maxRequestBytes = 40 * 1024 * 1024;

/** Requests that are read at a time. Nobody knows who sends a request before all of it has been read. */
const maxReading = 16;
const maxReadingOfAddress = 4;

/** How often refusals of a kind are recorded: anybody can cause them. */
const refusalIntervalMs = 10_000;

/** `POST /api/incoming-mail/sendgrid`: mails that SendGrid posts, when its key is set. SendGrid repeats after a 5xx. */
export async function sendgridRoute(
  api: FastifyInstance,
  { settings, store, metrics, scan, preview }: AppOptions,
): Promise<void> {
  const { SENDGRID_PUBLIC_KEY: key, REPLY_TO_ADDRESS: replyTo } = settings;
  if (!key || replyTo === undefined || preview) return;
  const reading = new OpenCounter(maxReading);
  const readingOfAddress = new OpenCounter(maxReadingOfAddress);
  // A mail is in memory while it is parsed and stored.
  const oneAtATime = pLimit(1);
  const count = (result: MailReceipt | "refused" | "failed") => metrics.incomingMails.inc({ result });

  const recordedAt = new Map<PostedMailRefusal, number>();

  /** For *About* of the desk. */
  async function recordRefusal(reason: PostedMailRefusal): Promise<void> {
    const nowMs = performance.now();
    if (nowMs - (recordedAt.get(reason) ?? Number.NEGATIVE_INFINITY) < refusalIntervalMs) return;
    recordedAt.set(reason, nowMs);
    await store.metadata.setPostedMailRefused(reason, Date.now()).catch(() => {});
  }

  /** @param status SendGrid drops a mail after 4xx, and repeats it after 5xx: a wrong key or clock here must lose nothing */
  async function refuse(status: 403 | 503, reason: PostedMailRefusal): Promise<never> {
    count("refused");
    await recordRefusal(reason);
    throw new Problem(status, errorMessages.mailNotSigned);
  }

  /** Counts a request until its connection ends or it is answered. @throws Problem 503 when too many are read already */
  function countReading(request: FastifyRequest, reply: FastifyReply): void {
    const counted = [readingOfAddress.add(addressKey(request.ip)), reading.add("")];
    reply.raw.once("close", () => {
      for (const end of counted) end?.();
    });
    if (counted.includes(null)) throw new Problem(503, errorMessages.overloaded, { retryAfterSeconds: 10 });
  }

  async function storePosted({ fields, source }: PostedMail, request: FastifyRequest): Promise<MailReceipt> {
    try {
      if (!source) throw new Error("SendGrid sent no raw mail: switch on “POST the raw, full MIME message”");
      const { isCutOff } = source;
      const bytes = await source.read();
      const mail = { source: isCutOff ? bytes.subarray(0, beginningBytes) : bytes, isCutOff };
      const delivery = readDelivery(fields);
      const receipt = await storeMail(
        { store, scan, replyTo: replyTo ?? "", log: request.log },
        { ...mail, sentAt: Date.now(), delivery },
        null,
      );
      await store.metadata.setPostedMailTaken(Date.now()).catch(() => {});
      return receipt;
    } catch (error) {
      count("failed");
      void recordRefusal(source ? "failed" : "noSource");
      request.log.error({ failure: errorMessage(error) }, "A mail could not be stored");
      throw storeUnavailable();
    }
  }

  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart, multipartOptions);
    scope.post("/incoming-mail/sendgrid", async (request, reply) => {
      if (Number(request.headers["content-length"]) > maxRequestBytes) {
        throw new Problem(413, errorMessages.mailTooLarge);
      }
      const signature = readSendgridSignature(request.headers, Date.now());
      if (!signature) return refuse(403, "unsigned");
      if (!signature.isRecent) return refuse(503, "clock");
      countReading(request, reply);
      const posted = await readSendgridMail(request, settings.DATA_DIR, signature.update);
      try {
        if (!signature.isFrom(key)) return await refuse(503, "key");
        count(await oneAtATime(() => storePosted(posted, request)));
      } finally {
        await posted.discard();
      }
      return { message: "Stored" };
    });
  });
}
