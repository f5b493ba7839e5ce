import { type OutboxTimes, startOutbox } from "../outbox.ts";
import type { Worker } from "../worker.ts";
import { type DeliveryContext, deliver } from "./deliver.ts";
import { failureCode } from "./failure-text.ts";

export type MailOptions = DeliveryContext & OutboxTimes;

/** Starts the worker that sends queued mails, each at least once and with one Message-ID. */
export const startMails = (options: MailOptions): Worker =>
  startOutbox({
    ...options,
    table: "mails",
    send: (mail, sender) => deliver(options, sender, mail),
    failure: failureCode,
  });
