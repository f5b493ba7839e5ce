import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { fetchFailure } from "../error-message.ts";
import { deskUrlOf } from "../mail/desk-url.ts";
import { nextAttemptAt, type RetrySchedule } from "../mail/retry-schedule.ts";
import { startOutbox } from "../outbox.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { Webhook } from "../store/tables/schema.ts";
import type { Worker } from "../worker.ts";
import { sendWebhook } from "./send-webhook.ts";

export type WebhookOptions = {
  store: Store;
  settings: Pick<Settings, "WEBHOOK_URL" | "WEBHOOK_FORMAT" | "WEBHOOK_SECRET" | "DESK_URL" | "DESK_PORT">;
  log: Pick<FastifyBaseLogger, "error" | "warn">;
  retrySchedule?: RetrySchedule;
  pollIntervalMs?: number;
};

/** Longer than an attempt may take, so that leases need no renewal. */
const leaseMs = minuteMs;

/**
 * Starts the worker that posts queued notices to `WEBHOOK_URL`, at least once each, and tries again as mails are.
 * @returns null when no webhook is set up
 */
export function startWebhooks(options: WebhookOptions): Worker | null {
  const { store, settings, log, retrySchedule } = options;
  const { WEBHOOK_URL: url, WEBHOOK_FORMAT: format, WEBHOOK_SECRET: secret = null } = settings;
  if (!url) return null;
  const target = { url, format, secret };

  async function attempt(webhook: Webhook, stopping: AbortSignal): Promise<Partial<Webhook>> {
    const submission = await store.submissions.findById(webhook.submissionId);
    if (!submission || submission.status === "erased") return { state: "cancelled" };
    try {
      const deskUrl = await deskUrlOf(store, settings);
      await sendWebhook({ ...target, deskUrl }, webhook.id, submission, stopping);
      return { state: "sent", sentAt: Date.now(), lastError: null };
    } catch (error) {
      // An attempt that the server's end cut off does not count.
      if (stopping.aborted) return { attempts: webhook.attempts - 1 };
      const lastError = fetchFailure(error);
      const retryAt = nextAttemptAt(webhook, error, Date.now(), retrySchedule);
      const details = { webhook: webhook.id, failure: lastError };
      if (retryAt !== null) {
        log.warn(details, "A webhook will be tried again");
        return { nextAttemptAt: retryAt, lastError };
      }
      log.error(details, "A webhook was given up");
      return { state: "failed", lastError };
    }
  }

  return startOutbox({
    ...options,
    table: "webhooks",
    leaseMs,
    send: async (webhook, { owner, stopping }) =>
      store.webhooks.end(webhook.id, owner, await attempt(webhook, stopping)),
    failure: fetchFailure,
  });
}
