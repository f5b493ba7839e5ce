import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import type { Metrics } from "../../metrics/metrics.ts";
import type { VirusScan } from "../../resumes/virus-scan.ts";
import type { Settings } from "../../settings.ts";
import type { ServerStore } from "../../store/store.ts";
import { startWorker, type Worker } from "../../worker.ts";
import type { AccessTokens } from "../access-tokens.ts";
import type { ImapServer } from "../smtp-url.ts";
import { fetchMails } from "./fetch-mails.ts";
import { mailboxFailure, openMailbox } from "./open-mailbox.ts";

export type IncomingMailOptions = {
  store: ServerStore;
  settings: Pick<Settings, "IMAP_URL" | "REPLY_TO_ADDRESS">;
  tokens: AccessTokens | null;
  scan: VirusScan;
  metrics: Pick<Metrics, "incomingMails">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** How often to connect again, or to look whether the server that reads the mailbox has died. */
  retryIntervalMs?: number;
  /** How long the mailbox belongs to this server unless the lease is renewed. */
  leaseMs?: number;
};

/** How a mailbox is called in the store and at the desk. */
export const mailboxName = ({ auth, host, mailbox }: ImapServer): string =>
  `${auth.user} on ${host}, ${mailbox}`;

/**
 * Starts the worker that fetches mails from `IMAP_URL`: as soon as the mailbox has them, by one server at a time.
 * @returns null when no mailbox is set
 */
export function startIncomingMail(options: IncomingMailOptions): Worker | null {
  const { store, settings, tokens, scan, metrics, log, retryIntervalMs = 15_000, leaseMs = 90_000 } = options;
  const { IMAP_URL: server, REPLY_TO_ADDRESS: replyTo } = settings;
  if (!server || replyTo === undefined) return null;
  const owner = randomUUID();
  const name = mailboxName(server);
  const context = {
    store,
    scan,
    replyTo,
    log,
    refusedAt: new Map<number, number>(),
    onReceipt: (result: string) => metrics.incomingMails.inc({ result }),
  };
  const claim = () => store.mailboxes.claim(name, { owner, leaseMs }, Date.now());

  /** Extends the lease when a third of it has passed. */
  function leaseKeeper() {
    let renewAt = performance.now() + leaseMs / 3;
    return async () => {
      if (performance.now() < renewAt) return true;
      renewAt = performance.now() + leaseMs / 3;
      return claim();
    };
  }

  /** Waits for a new mail, the connection's end, the time to renew the lease, or the server's stop. */
  async function waitForMail(client: ImapFlow, stopping: AbortSignal): Promise<void> {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, stopping]);
    const events = ["exists", "close"].map((event) => once(client, event, { signal }));
    await Promise.race([...events, wait(leaseMs / 3, undefined, { signal })]).catch(() => {});
    done.abort();
    await Promise.allSettled(events);
  }

  async function read(stopping: AbortSignal): Promise<void> {
    if (!(await claim())) return;
    const client = await openMailbox(server as ImapServer, tokens);
    const stop = () => client.close();
    stopping.addEventListener("abort", stop);
    try {
      log.info(`Mails are fetched from ${server?.host}`);
      const keepLease = leaseKeeper();
      while (client.usable && !stopping.aborted && (await claim())) {
        // Begins before: a mail that arrives while others are fetched is announced once.
        const arrival = waitForMail(client, stopping);
        await fetchMails(context, client, name, keepLease);
        if (client.usable) await arrival;
      }
    } finally {
      stopping.removeEventListener("abort", stop);
      client.close();
    }
  }

  async function readUntilFailure(stopping: AbortSignal): Promise<void> {
    try {
      await read(stopping);
    } catch (error) {
      if (stopping.aborted) return;
      const failure = mailboxFailure(error);
      log.warn({ failure }, "Mails could not be fetched");
      metrics.incomingMails.inc({ result: "failed" });
      await store.mailboxes.setFailure(name, failure).catch(() => {});
    } finally {
      // Another server may be able to read it.
      await store.mailboxes.release(name, owner).catch(() => {});
    }
  }

  return startWorker(readUntilFailure, retryIntervalMs);
}
