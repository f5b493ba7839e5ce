import type { FastifyInstance } from "fastify";
import { newReplySchema, undoWindowMs } from "#contract/desk/replies.ts";
import { teamRecipients } from "../mail/recipients.ts";
import { replyTemplates } from "../submissions/desk/reply-templates.ts";
import { sendReply } from "../submissions/desk/send-reply.ts";
import { undoReply } from "../submissions/desk/undo-reply.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

type ApplicationParams = { Params: { reference: string } };
type ReplyParams = { Params: { id: string } };

/** Templates of replies, sending one, and undoing it. */
export function replyRoutes(api: FastifyInstance, { store, settings, data, onMailQueued }: DeskOptions) {
  api.get<ApplicationParams>("/applications/:reference/templates", async ({ member, params }) => {
    const { emailConfigType, ...templates } = await replyTemplates(store, data, member, params.reference);
    const replyTo = teamRecipients({ settings, data }, emailConfigType).join(", ");
    return { ...templates, replyTo };
  });

  api.post<ApplicationParams>("/applications/:reference/replies", async ({ member, params, body }) => {
    const domain = new URL(data.url).hostname;
    const newReply = parse(newReplySchema, body);
    const reply = await sendReply(store, data.stages, member, params.reference, newReply, domain);
    // The outbox looks every few seconds anyway; this sends the mail as soon as it can no longer be undone.
    setTimeout(onMailQueued, undoWindowMs).unref();
    return reply;
  });

  api.delete<ReplyParams>("/replies/:id", async ({ member, params }) => ({
    reference: await undoReply(store, member, params.id),
  }));
}
