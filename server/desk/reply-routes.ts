import type { FastifyInstance } from "fastify";
import { replyApi, undoWindowMs } from "#contract/desk/replies.ts";
import { teamRecipients } from "../mail/recipients.ts";
import { deleteDraft, saveDraft } from "../submissions/desk/replies/reply-drafts.ts";
import { replyTemplates } from "../submissions/desk/replies/reply-templates.ts";
import { sendReplyNow } from "../submissions/desk/replies/scheduled-replies.ts";
import { sendReply } from "../submissions/desk/replies/send-reply.ts";
import { undoReply } from "../submissions/desk/replies/undo-reply.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Templates and drafts of replies, sending one, and undoing it. */
export function replyRoutes(api: FastifyInstance, { store, settings, data, onMailQueued }: DeskOptions) {
  /** The outbox looks every few seconds anyway; this sends a mail as soon as it can no longer be undone. */
  const wakeOutboxLater = () => void setTimeout(onMailQueued, undoWindowMs).unref();

  handle(api, replyApi.templates, async ({ member, params }) => {
    const { emailConfigType, ...templates } = await replyTemplates(store, data, member, params.reference);
    const replyTo =
      settings.REPLY_TO_ADDRESS ?? teamRecipients({ settings, data }, emailConfigType).join(", ");
    return { ...templates, replyTo };
  });

  handle(api, replyApi.saveDraft, ({ member, params, body }) =>
    saveDraft(store, member, params.reference, body),
  );

  handle(api, replyApi.deleteDraft, ({ member, params }) => deleteDraft(store, member, params.reference));

  handle(api, replyApi.send, async ({ member, params, body }) => {
    const reply = await sendReply(store, data.stages, member, params.reference, body);
    wakeOutboxLater();
    return reply;
  });

  handle(api, replyApi.sendNow, async ({ member, params }) => {
    const reply = await sendReplyNow(store, data.stages, member, params.id);
    wakeOutboxLater();
    return reply;
  });

  handle(api, replyApi.undo, async ({ member, params }) => ({
    reference: await undoReply(store, member, params.id),
  }));
}
