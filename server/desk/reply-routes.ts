import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { newReplySchema, undoWindowMs } from "#contract/desk/replies.ts";
import { teamRecipients } from "../mail/recipients.ts";
import { replyTemplates } from "../submissions/desk/reply-templates.ts";
import { sendReply } from "../submissions/desk/send-reply.ts";
import { undoReply } from "../submissions/desk/undo-reply.ts";
import type { DeskOptions } from "./app.ts";
import { parse } from "./parse.ts";

const referenceSchema = z.object({ reference: z.string() });
const replyIdSchema = z.object({ id: z.string() });

/** Templates of replies, sending one, and undoing it. */
export function replyRoutes(api: FastifyInstance, { store, settings, data, onMailQueued }: DeskOptions) {
  api.get("/applications/:reference/templates", async ({ member, params }) => {
    const { reference } = parse(referenceSchema, params);
    const { emailConfigType, ...templates } = await replyTemplates(store, data, member, reference);
    const replyTo = teamRecipients({ settings, data }, emailConfigType).join(", ");
    return { ...templates, replyTo };
  });

  api.post("/applications/:reference/replies", async ({ member, params, body }) => {
    const { reference } = parse(referenceSchema, params);
    const domain = new URL(data.url).hostname;
    const reply = await sendReply(store, data.stages, member, reference, parse(newReplySchema, body), domain);
    // The outbox looks every few seconds anyway; this sends the mail as soon as it can no longer be undone.
    setTimeout(onMailQueued, undoWindowMs).unref();
    return reply;
  });

  api.delete("/replies/:id", async ({ member, params }) => {
    const { id } = parse(replyIdSchema, params);
    return { reference: await undoReply(store, member, id) };
  });
}
