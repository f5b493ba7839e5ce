import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type MailList, mailListQuerySchema, mailRetrySchema } from "#contract/desk/mails.ts";
import { failureText } from "../mail/failure-text.ts";
import type { ListedMail } from "../store/mail-list.ts";
import { listMails, retryFailedMails } from "../submissions/desk/mails.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

/** `1795400000000.ID`: time and id of the last mail of a page. */
const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,100}$/)),
  z.transform((cursor) => {
    const [queuedAt = "", id = ""] = cursor.split(".", 2);
    return { queuedAt: Number(queuedAt), id };
  }),
);

function toListItem(mail: ListedMail): MailList["mails"][number] {
  const { id, kind, state, reference, queuedAt, nextAttemptAt, sentAt, attempts, lastError } = mail;
  const failure = failureText(lastError);
  return { id, kind, state, reference, queuedAt, nextAttemptAt, sentAt, attempts, failure };
}

/** The mails that wait, failed or were sent, and sending failed ones again. */
export function mailRoutes(api: FastifyInstance, { store, onMailQueued }: DeskOptions) {
  api.get("/mails", async ({ member, query }): Promise<MailList> => {
    const { state, cursor } = parse(mailListQuerySchema, query);
    const after = cursor === undefined ? undefined : parse(cursorSchema, cursor);
    const { mails, next } = await listMails(store, member, state, after);
    return { mails: mails.map(toListItem), nextCursor: next && `${next.queuedAt}.${next.id}` };
  });

  api.post("/mails/retry", async ({ member, body }) => {
    const { ids } = parse(mailRetrySchema, body ?? {});
    const count = await retryFailedMails(store, member, ids);
    if (count > 0) onMailQueued();
    return { count };
  });
}
