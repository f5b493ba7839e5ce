import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Settings } from "../settings.ts";
import type { Mail } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { writeLetter } from "./letter.ts";
import { comparable, othersOf } from "./recipients.ts";
import { failureCode, nextAttempt } from "./retry.ts";
import type { Refusal, Transport } from "./transport.ts";

export type OutboxParts = {
  store: Store;
  transport: Transport;
  settings: Settings;
  data: ServerData;
  metrics: Metrics;
  log: FastifyBaseLogger;
};

/** What became of a mail, for those of its recipients who fared alike. */
type Outcome =
  | { result: "sent"; to: string[] }
  | { result: "again"; to: string[]; error: unknown; nextAttemptAt: number }
  | { result: "failed"; to: string[]; error: unknown };

function failure(mail: Mail, error: unknown, to: string[]): Outcome {
  const again = nextAttempt(mail, error, Date.now());
  return again === null
    ? { result: "failed", to, error }
    : { result: "again", to, error, nextAttemptAt: Math.round(again) };
}

/** Recipients who were refused, those to be tried again apart from those who are given up. */
function failures(mail: Mail, refusals: Refusal[]): Outcome[] {
  const each = refusals.map(({ recipient, error }) => failure(mail, error, [recipient]));
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
    const refusals = await transport.send(letter, mail.id);
    const refused = refusals.map(({ recipient }) => comparable(recipient));
    const sent = to.filter((address) => !refused.includes(comparable(address)));
    return [...(sent.length > 0 ? [{ result: "sent" as const, to: sent }] : []), ...failures(mail, refusals)];
  } catch (error) {
    return [failure(mail, error, [])];
  }
}

/** An outcome as the mail's row holds it; with it the row is nobody's again. */
function columns(outcome: Outcome | undefined) {
  const free = { leaseOwner: null, leaseUntil: null };
  // Nobody is left to get it: the settings no longer name whom it was for.
  if (!outcome) return { ...free, state: "cancelled" as const };
  if (outcome.result === "sent") {
    return { ...free, state: "sent" as const, sentAt: Date.now(), lastError: null };
  }
  const lastError = failureCode(outcome.error);
  if (outcome.result === "failed") return { ...free, state: "failed" as const, lastError };
  return { ...free, state: "queued" as const, nextAttemptAt: outcome.nextAttemptAt, lastError };
}

/**
 * Writes down how an attempt went. Where recipients fared differently, each outcome gets a row of its own with the
 * same Message-ID, so that nobody is lost and nobody gets it twice. Only the lease's owner may.
 */
async function record({ db, dialect }: Store, owner: string, mail: Mail, outcomes: Outcome[]) {
  const [first, ...others] = outcomes;
  const notTo = (outcome: Outcome) => {
    const rest = outcomes.filter((other) => other !== outcome).flatMap(({ to }) => to.map(comparable));
    return JSON.stringify([...othersOf(mail), ...rest]);
  };
  await db.transaction().execute(async (trx) => {
    if (dialect === "postgres") {
      // An erasure cancels every row there is: it waits for the new ones, or they find that it was there first.
      const submission = trx.selectFrom("submissions").select("id").where("id", "=", mail.submissionId);
      await submission.forUpdate().execute();
    }
    const { numUpdatedRows } = await trx
      .updateTable("mails")
      .set({ ...columns(first), ...(first && others.length > 0 ? { notTo: notTo(first) } : {}) })
      .where("id", "=", mail.id)
      .where("leaseOwner", "=", owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (const outcome of others) {
      await trx
        .insertInto("mails")
        .values({ ...mail, id: randomUUID(), ...columns(outcome), notTo: notTo(outcome) })
        .execute();
    }
  });
}

/** Sends one claimed mail, writes down how it went, counts and logs it. @throws when the store is away */
export async function deliver(parts: OutboxParts, owner: string, mail: Mail) {
  const { store, metrics, log } = parts;
  const outcomes = await attempt(parts, mail);
  await record(store, owner, mail, outcomes);
  for (const outcome of outcomes) {
    metrics.mails.inc({ result: outcome.result });
    if (outcome.result === "sent") continue;
    const what = { mail: mail.id, kind: mail.kind, failure: failureCode(outcome.error) };
    if (outcome.result === "failed") log.error(what, "A mail was given up");
    else log.warn(what, "A mail will be tried again");
  }
}
