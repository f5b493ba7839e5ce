import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Sender } from "../outbox.ts";
import type { Settings } from "../settings.ts";
import { removeMailFiles } from "../store/mail-files.ts";
import type { ServerStore } from "../store/store.ts";
import type { Mail } from "../store/tables/schema.ts";
import { mustBeHeld } from "../submissions/desk/replies/scheduled-replies.ts";
import { canonicalAddress } from "../submissions/email.ts";
import { composeMail } from "./compose-mail.ts";
import { failureCode, failureText } from "./failure-text.ts";
import { type Outcome, recordOutcome } from "./record-outcome.ts";
import { nextAttemptAt, type RetrySchedule } from "./retry-schedule.ts";
import type { Refusal, Transport } from "./transport.ts";

export type DeliveryContext = {
  store: ServerStore;
  transport: Transport;
  settings: Settings;
  data: ServerData;
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
  retrySchedule?: RetrySchedule;
};

function failure({ retrySchedule }: DeliveryContext, mail: Mail, error: unknown, to: string[]): Outcome {
  const retryAt = nextAttemptAt(mail, error, Date.now(), retrySchedule);
  return retryAt === null
    ? { result: "failed", to, error }
    : { result: "again", to, error, nextAttemptAt: retryAt };
}

/** One outcome for the recipients to try again, and one for those given up. */
function refusalOutcomes(context: DeliveryContext, mail: Mail, refusals: Refusal[]): Outcome[] {
  const outcomes = refusals.map(({ recipient, error }) => failure(context, mail, error, [recipient]));
  return [...Map.groupBy(outcomes, ({ result }) => result).values()].map((group) => ({
    ...(group[0] as Outcome),
    to: group.flatMap(({ to }) => to),
  }));
}

/** Tries to send a mail. @returns an outcome for each result that recipients had; none when it has no recipients */
async function attempt(context: DeliveryContext, mail: Mail): Promise<Outcome[]> {
  try {
    const reply = mail.replyId === null ? undefined : await context.store.replies.find(mail.replyId);
    if (reply && (await mustBeHeld(context.store, reply))) return [{ result: "held", to: [] }];
    const outgoing = await composeMail(context, mail);
    const { to } = outgoing.envelope;
    if (to.length === 0) return [];
    const refusals = await context.transport.send(outgoing, mail.id);
    const refused = refusals.map(({ recipient }) => canonicalAddress(recipient));
    const sent = to.filter((address) => !refused.includes(canonicalAddress(address)));
    return [
      ...(sent.length > 0 ? [{ result: "sent" as const, to: sent }] : []),
      ...refusalOutcomes(context, mail, refusals),
    ];
  } catch (error) {
    return [failure(context, mail, error, [])];
  }
}

/** Renews the lease while the mail is being sent. @returns a function that ends this */
function keepLease({ store, log }: DeliveryContext, sender: Sender, mail: Mail): () => void {
  const renew = async () => {
    try {
      const isRenewed = await store.mails.renew(mail.id, sender, Date.now());
      if (!isRenewed)
        log.warn({ mail: mail.id }, "A mail's lease was lost: another server has it, or it was cancelled");
    } catch (error) {
      // The next renewal comes before the lease ends.
      log.warn({ mail: mail.id, failure: failureCode(error) }, "A mail's lease could not be renewed");
    }
  };
  const timer = setInterval(renew, sender.leaseMs / 3);
  return () => clearInterval(timer);
}

/**
 * Sends one claimed mail, and stores, counts and logs the outcomes.
 * @throws when the store is away for so long that the outcomes could not be stored
 */
export async function deliver(context: DeliveryContext, sender: Sender, mail: Mail) {
  const { store, settings, metrics, log } = context;
  const stopRenewing = keepLease(context, sender, mail);
  try {
    const outcomes = await attempt(context, mail);
    const recorded = await recordOutcome(store, sender.owner, mail, outcomes, sender.stopping, (error) =>
      log.warn({ mail: mail.id, failure: failureCode(error) }, "A mail's outcome cannot be written down yet"),
    );
    // The erasure removed the mail's file before it was written.
    if (recorded === "cancelled") await removeMailFiles(settings.DATA_DIR, [mail.id]);
    for (const outcome of outcomes) {
      metrics.mails.inc({ result: outcome.result });
      if (outcome.result === "sent" || outcome.result === "held") continue;
      const failure = failureCode(outcome.error);
      const details = { mail: mail.id, kind: mail.kind, failure, reason: failureText(failure) };
      if (outcome.result === "failed") log.error(details, "A mail was given up");
      else log.warn(details, "A mail will be tried again");
    }
  } finally {
    stopRenewing();
  }
}
