import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MailOptions, startMails } from "#server/mail/mail-worker.ts";
import { openAccessTokens } from "#server/mail/oauth-settings.ts";
import { defaultRetrySchedule } from "#server/mail/retry-schedule.ts";
import { openTransport, type SmtpTimeouts } from "#server/mail/transport.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { readSettings } from "#server/settings.ts";
import { readServerData } from "#server/site/open-site.ts";
import { openStore } from "#server/store/store.ts";
import { sharedCodeKey } from "../setup/environment.ts";
import { fixtureSite } from "../setup/sites.ts";
import { copyStore } from "../setup/stores.ts";
import { submit } from "./test-store.ts";

/** Retries after milliseconds instead of minutes. */
export const fastRetries = { ...defaultRetrySchedule, firstDelayMs: 50, maxDelayMs: 200 };

export type MailSystemOptions = Pick<MailOptions, "retrySchedule" | "leaseMs"> & {
  smtpTimeouts?: SmtpTimeouts;
  /** Awaited before each mail is handed to the transport. */
  beforeSend?: () => Promise<unknown>;
};

export type MailSystem = Awaited<ReturnType<typeof startMailSystem>>;

/**
 * Starts a store and an outbox in this process, which looks for due mails every 50 ms.
 * @param settings as for a server; a new folder is made unless `DATA_DIR` is given
 */
export async function startMailSystem(
  settings: Record<string, string> = {},
  options: MailSystemOptions = {},
) {
  const { smtpTimeouts, beforeSend, ...outboxOptions } = options;
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), "mail-system-")));
  if (!settings.DATA_DIR) copyStore("empty", dataDir, settings);
  const codeKey = settings.DATABASE_URL ? { CODE_KEY: sharedCodeKey } : {};
  const allSettings = readSettings({ ...codeKey, ...settings, DATA_DIR: dataDir });
  const store = await openStore(allSettings);
  store.setMailDomain(() => "studio.example");
  await store.shortenBusyTimeout();
  const metrics = createMetrics(store);
  const transport = openTransport(allSettings, openAccessTokens(allSettings, metrics), smtpTimeouts);
  const log: string[] = [];
  const record = (details: object, message: string) => void log.push(`${message} ${JSON.stringify(details)}`);
  const outbox = startMails({
    store,
    transport: {
      ...transport,
      async send(letter, id) {
        await beforeSend?.();
        return transport.send(letter, id);
      },
    },
    metrics,
    settings: allSettings,
    data: await readServerData(fixtureSite),
    log: { error: record, warn: record } as never,
    pollIntervalMs: 50,
    ...outboxOptions,
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await outbox.stop();
    await transport.close();
    await store.close();
  };
  return {
    store,
    outbox,
    metrics,
    dataDir,
    /** Everything logged so far. */
    log,
    /** Stores a founder application. @returns its reference */
    submit: (fields?: Record<string, string>) => submit(store, fields),
    /** Kind and state of all mails, like `team sent`, sorted. */
    async mails(): Promise<string[]> {
      const submissions = await store.submissions.list({});
      const mails = await store.mails.ofSubmissions(submissions.map(({ id }) => id));
      return mails.map(({ kind, state }) => `${kind} ${state}`).sort();
    },
    /** Stops the outbox and closes the store; the data stays. */
    stop,
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
