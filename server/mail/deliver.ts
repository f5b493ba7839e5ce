import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Settings } from "../settings.ts";
import type { Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { removeWritten } from "../store/written-mails.ts";
import { writeLetter } from "./letter.ts";
import { comparable } from "./recipients.ts";
import { type Outcome, record } from "./record.ts";
import { failureCode, nextAttempt } from "./retry.ts";
import type { Refusal, Transport } from "./transport.ts";

export type OutboxParts = {
  store: Store;
  transport: Transport;
  settings: Settings;
  data: ServerData;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** Milliseconds a mail belongs to the one who claimed it, unless that is renewed; three minutes unless told. */
  lease?: number;
};

/** Who sends: its name in the rows it claimed, for how long those are its own, and when it shall come to an end. */
export type Sender = { owner: string; lease: number; stopping: AbortSignal };

function failure(mail: Mail, error: unknown, to: string[]): Outcome {
  const again = nextAttempt(mail, error, Date.now());
  return again === null
    ? { result: "failed", to, error }
    : { result: "again", to, error, nextAttemptAt: Math.round(again) };
}

/** Recipients who were refused, those to be tried again apart from those who are given up. */
function failures(mail: Mail, errorMessages: Refusal[]): Outcome[] {
  const each = errorMessages.map(({ recipient, error }) => failure(mail, error, [recipient]));
  return [...Map.groupBy(each, ({ result }) => result).values()].map((alike) => ({
    ...(alike[0] as Outcome),
    to: alike.flatMap(({ to }) => to),
  }));
}

/** Tries to send a mail. @returns one outcome, or several where recipients fared differently; none without any */
async function attempt({ store, transport, settings, data }: OutboxParts, mail: Mail): Promise<Outcome[]> {
  try {
    const letter = await writeLetter({ store, settings, data }, mail);
    const { to } = letter.envelope;
    if (to.length === 0) return [];
    const errorMessages = await transport.send(letter, mail.id);
    const refused = errorMessages.map(({ recipient }) => comparable(recipient));
    const sent = to.filter((address) => !refused.includes(comparable(address)));
    return [
      ...(sent.length > 0 ? [{ result: "sent" as const, to: sent }] : []),
      ...failures(mail, errorMessages),
    ];
  } catch (error) {
    return [failure(mail, error, [])];
  }
}

/** Keeps a mail from everybody else for another lease, for as long as it takes to send it. */
async function renew({ db }: Store, { owner, lease }: Sender, mail: Mail) {
  await db
    .updateTable("mails")
    .set({ leaseUntil: Date.now() + lease })
    .where("id", "=", mail.id)
    .where("leaseOwner", "=", owner)
    .execute();
}

/**
 * Sends one claimed mail, writes down how it went, counts and logs it.
 * @throws when the store is away for so long that it could not be written down
 */
export async function deliver(parts: OutboxParts, sender: Sender, mail: Mail) {
  const { store, settings, metrics, log } = parts;
  // A renewal that fails does no harm yet: the next comes before the lease ends.
  const renewal = setInterval(() => renew(store, sender, mail).catch(() => {}), sender.lease / 3);
  try {
    const outcomes = await attempt(parts, mail);
    const recorded = await record(store, sender.owner, mail, outcomes, sender.stopping, (error) =>
      log.warn({ mail: mail.id, failure: failureCode(error) }, "A mail's outcome cannot be written down yet"),
    );
    // Erased while it was under way: its file was written after the erasure had removed what there was.
    if (recorded === "cancelled") await removeWritten(settings.DATA_DIR, [mail.id]);
    for (const outcome of outcomes) {
      metrics.mails.inc({ result: outcome.result });
      if (outcome.result === "sent") continue;
      const what = { mail: mail.id, kind: mail.kind, failure: failureCode(outcome.error) };
      if (outcome.result === "failed") log.error(what, "A mail was given up");
      else log.warn(what, "A mail will be tried again");
    }
  } finally {
    clearInterval(renewal);
  }
}
