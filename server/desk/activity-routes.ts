import type { FastifyInstance } from "fastify";
import { type About, activityApi } from "#contract/desk/activity.ts";
import packageJson from "../../package.json" with { type: "json" };
import { failureText, mailboxFailureText, postedMailRefusals } from "../mail/failure-text.ts";
import { mailboxName } from "../mail/incoming/incoming-mail.ts";
import { listActivity } from "../permissions/activity.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Routes of the activity log and of the desk's state. */
export function activityRoutes(api: FastifyInstance, { store, settings, data, transport }: DeskOptions) {
  handle(api, activityApi.list, ({ member, query }) => listActivity(store, member, query.cursor));

  async function mailbox(): Promise<About["mail"]["mailbox"]> {
    if (!settings.IMAP_URL) return null;
    const name = mailboxName(settings.IMAP_URL);
    const { readAt = null, failure = null } = (await store.mailboxes.find(name)) ?? {};
    return { name, readAt, failure: mailboxFailureText(failure) };
  }

  async function posted(): Promise<About["mail"]["posted"]> {
    if (!settings.SENDGRID_PUBLIC_KEY) return null;
    const { takenAt, refused } = await store.metadata.postedMails();
    return { takenAt, refused: refused && { at: refused.at, reason: postedMailRefusals[refused.reason] } };
  }

  handle(api, activityApi.about, async () => {
    const { queued, failed } = await store.statistics.openByState("mails");
    const waiting = (await store.statistics.openMailsByReason()).filter(({ state }) => state === "queued");
    const reasons = new Set(waiting.flatMap(({ lastError }) => failureText(lastError) ?? []));
    return {
      version: packageJson.version,
      store: store.isShared ? "postgres" : "sqlite",
      lastBackupAt: await store.metadata.lastBackupAt(),
      retentionDays: settings.RETENTION_DAYS,
      mail: {
        ...{ transport: transport.description, queued, failed, reasons: [...reasons] },
        mailbox: await mailbox(),
        posted: await posted(),
      },
      virusCheck: settings.CLAMD_URL !== undefined,
      siteUrl: data.url,
    };
  });
}
