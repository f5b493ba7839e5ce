import { setTimeout as wait } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Store } from "../store/store.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the server's metrics. Labels name routes, forms and results, never people. While the store is away, the
 * gauges that query it are left out.
 * @param siteProblem why the newest publication is not served completely; null when it is
 * @param storeTimeoutMs how long a gauge waits for the store; Prometheus waits ten seconds for the whole response
 */
export function createMetrics(
  { statistics }: Pick<Store, "statistics">,
  siteProblem: () => string | null = () => null,
  storeTimeoutMs = 3_000,
) {
  /** The result of a query; null when the store is away or too slow. */
  const orNull = <Result>(query: Promise<Result>): Promise<Result | null> =>
    Promise.race([query, wait(storeTimeoutMs, null, { ref: false })]).catch(() => null);

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
    help: "Attempts to send a mail, by how they ended: sent, again, failed, held.",
    labelNames: ["result"],
    registers,
  });
  const mailTokens = new Counter({
    name: "mail_token_requests_total",
    help: "Requests for an access token (OAuth 2.0), by result: issued, failed, refused until an operator acts.",
    labelNames: ["result"],
    registers,
  });
  const incomingMails = new Counter({
    name: "incoming_mails_total",
    help: "Mails that came in, by result: filed, waiting, known, refused, failed; and failed attempts to read the mailbox.",
    labelNames: ["result"],
    registers,
  });
  for (const table of ["mails", "webhooks"] as const)
    new Gauge({
      name: `outbox_${table}`,
      help: `In the store: ${table} that wait, or were given up.`,
      labelNames: ["state"],
      registers,
      async collect() {
        const counts = await orNull(statistics.openByState(table));
        if (!counts) return this.reset();
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
      },
    });
  new Gauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest mail that waits; 0 when none does.",
    registers,
    async collect() {
      const oldest = await orNull(statistics.oldestQueuedMailAt().then((queuedAt) => ({ queuedAt })));
      if (!oldest) return this.remove();
      // A scheduled one counts from its time.
      this.set(oldest.queuedAt === null ? 0 : Math.max(0, Date.now() - oldest.queuedAt) / 1000);
    },
  });
  new Gauge({
    name: "site_current",
    help: "1 while the newest publication is served completely, else 0.",
    registers,
    collect() {
      this.set(siteProblem() === null ? 1 : 0);
    },
  });
  return { registry, requests, submissions, storeSeconds, mails, mailTokens, incomingMails };
}
