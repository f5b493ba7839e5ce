import { onTestFinished } from "vitest";
import { startIncomingMail } from "#server/mail/incoming/incoming-mail.ts";
import { openAccessTokens } from "#server/mail/oauth-settings.ts";
import { replyAddress } from "#server/mail/reply-address.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import type { VirusScan } from "#server/resumes/virus-scan.ts";
import { readSettings } from "#server/settings.ts";
import type { Dovecot } from "../setup/dovecot.ts";
import { replyTo } from "./mail-source.ts";
import { openTestStore, submit } from "./test-store.ts";

export type IncomingMail = Awaited<ReturnType<typeof startIncoming>>;

/** Opens a store in this process, and fetches mails from the mailbox to it until the test ends. */
export async function startIncoming(
  dovecot: Pick<Dovecot, "url">,
  {
    settings = {},
    leaseMs,
    scan = async () => "clean",
  }: { settings?: Record<string, string>; leaseMs?: number; scan?: VirusScan } = {},
) {
  const opened = await openTestStore(settings);
  const { store, dataDir } = opened;
  const allSettings = readSettings({
    ...settings,
    DATA_DIR: dataDir,
    IMAP_URL: dovecot.url,
    REPLY_TO_ADDRESS: replyTo,
  });
  const metrics = createMetrics(store);
  const log: string[] = [];
  const record = (details: unknown, message = "") => void log.push(`${JSON.stringify(details)} ${message}`);
  const tokens = openAccessTokens(allSettings, metrics);
  const start = () =>
    startIncomingMail({
      store,
      settings: allSettings,
      tokens,
      scan,
      metrics,
      log: { info: record, warn: record } as never,
      retryIntervalMs: 50,
      leaseMs,
    });
  let worker = start();
  const stop = async () => worker?.stop();
  onTestFinished(async () => {
    await stop();
    await opened.remove();
  });
  return {
    store,
    dataDir,
    log,
    settings: allSettings,
    stop,
    startAgain() {
      worker = start();
    },
    /** Stores an application of `asa@example.se`. @returns its id, reference, and the address for answers */
    async apply(fields: Record<string, string> = {}) {
      const reference = await submit(store, { message: crypto.randomUUID(), ...fields });
      const submission = await store.submissions.findByReference(reference);
      const id = submission?.id ?? "";
      return { id, reference, address: (await replyAddress(store, allSettings, id)) ?? "" };
    },
    /** Subjects of the messages that are filed with an application. */
    async filed(id: string) {
      return (await store.messages.ofSubmissions([id], "filed")).map(({ subject }) => subject);
    },
    /** Reason, application and subject of the messages that wait. */
    async waiting() {
      const query = {
        access: { forms: ["founder" as const], positions: [], ventures: [] },
        withUnknown: true,
        viewerId: "",
      };
      const rows = await store.messages.waiting(query, 100);
      return rows.map(({ reason, reference, subject }) => `${reason} ${reference}: ${subject}`).sort();
    },
  };
}
