import { setTimeout as wait } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "../store/store.ts";

/** Milliseconds a gauge waits for the store: well below what Prometheus gives the whole answer, ten seconds. */
const patience = 3_000;

/** What the store says; null when it is away or too slow, so that what is counted here is shown all the same. */
async function ask<Result>(query: Promise<Result>): Promise<Result | null> {
  return Promise.race([query, wait(patience, null, { ref: false })]).catch(() => null);
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What the server counts. Labels name routes, forms and outcomes, never people. While the store is away, the gauges
 * that ask it are left out.
 */
export function createMetrics({ db }: Pick<Store, "db">) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by route and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const submissions = new Counter({
    name: "submissions_total",
    help: "Submissions, by form and what became of them: stored, repeated, quarantined, conflict, failed.",
    labelNames: ["form", "result"],
    registers,
  });
  const storeSeconds = new Histogram({
    name: "store_seconds",
    help: "Time to store one submission durably.",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const mails = new Counter({
    name: "mail_attempts_total",
    help: "Attempts to send a mail, by how they ended: sent, again, failed.",
    labelNames: ["result"],
    registers,
  });
  new Gauge({
    name: "outbox_mails",
    help: "Mails in the store that wait, or were given up.",
    labelNames: ["state"],
    registers,
    async collect() {
      const query = db
        .selectFrom("mails")
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .where("state", "in", ["queued", "failed"])
        .groupBy("state");
      const rows = await ask(query.execute());
      if (!rows) return this.reset();
      for (const state of ["queued", "failed"] as const) {
        this.set({ state }, Number(rows.find((row) => row.state === state)?.count ?? 0));
      }
    },
  });
  new Gauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest mail that waits; 0 when none does.",
    registers,
    async collect() {
      const query = db
        .selectFrom("mails")
        .select(({ fn }) => fn.min("queuedAt").as("oldest"))
        .where("state", "=", "queued");
      const row = await ask(query.executeTakeFirstOrThrow());
      if (!row) return this.remove();
      this.set(row.oldest === null ? 0 : (Date.now() - Number(row.oldest)) / 1000);
    },
  });
  return { registry, requests, submissions, storeSeconds, mails };
}
