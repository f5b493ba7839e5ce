import type { FastifyInstance } from "fastify";
import { type MailList, mailApi } from "#contract/desk/mails.ts";
import { failureText } from "../mail/failure-text.ts";
import type { ListedMail } from "../store/repositories/mail-list.ts";
import { isToApplicant } from "../store/tables/mail-tables.ts";
import { changeFailedMails, listMails } from "../submissions/desk/replies/mails.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

function toListItem(mail: ListedMail): MailList["mails"][number] {
  const { id, kind, reference, queuedAt, nextAttemptAt, sentAt, attempts, lastError } = mail;
  const state = mail.isHeld && mail.state === "cancelled" ? "held" : mail.state;
  const failure = failureText(lastError);
  const fields: Record<string, string> = JSON.parse(mail.fields ?? "{}");
  const isToOldAddress = sentAt !== null && (mail.correctedAt ?? 0) > sentAt;
  const to = isToApplicant(mail) && !isToOldAddress ? (fields.email ?? null) : mail.memberEmail;
  const name = fields.name ?? "";
  return { id, kind, state, reference, name, to, queuedAt, nextAttemptAt, sentAt, attempts, failure };
}

/** The mails that wait, failed or were sent, and sending failed ones again. */
export function mailRoutes(api: FastifyInstance, { store, onMailQueued }: DeskOptions) {
  handle(api, mailApi.list, async ({ member, query: { cursor, ...query } }) => {
    const { page, nextCursor } = await listMails(store, member, query, cursor);
    return { mails: page.map(toListItem), nextCursor };
  });

  handle(api, mailApi.retry, async ({ member, body }) => {
    const count = await changeFailedMails(store, member, "retry", body.ids);
    if (count > 0) onMailQueued();
    return { count };
  });

  handle(api, mailApi.dismiss, async ({ member, body }) => ({
    count: await changeFailedMails(store, member, "dismiss", body.ids),
  }));
}
