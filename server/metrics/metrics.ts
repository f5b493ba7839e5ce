import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "../store/store.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** What the server counts. Labels name routes, forms and outcomes, never people. */
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
      const rows = await db
        .selectFrom("mails")
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .where("state", "in", ["queued", "failed"])
        .groupBy("state")
        .execute();
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
      const { oldest } = await db
        .selectFrom("mails")
        .select(({ fn }) => fn.min("queuedAt").as("oldest"))
        .where("state", "=", "queued")
        .executeTakeFirstOrThrow();
      this.set(oldest === null ? 0 : (Date.now() - Number(oldest)) / 1000);
    },
  });
  return { registry, requests, submissions, storeSeconds, mails };
}
