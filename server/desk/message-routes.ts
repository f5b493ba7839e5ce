import type { FastifyInstance } from "fastify";
import { messageApi } from "#contract/desk/messages.ts";
import {
  assignMessage,
  deleteMessage,
  listUnmatched,
  openAttachment,
} from "../submissions/desk/replies/messages.ts";
import type { DeskOptions } from "./desk-options.ts";
import { attachmentOf, setFileHeaders } from "./file-headers.ts";
import { handle } from "./handle.ts";

/** Mails from applicants: those that wait to be assigned, and attachments. */
export function messageRoutes(api: FastifyInstance, { store }: DeskOptions) {
  handle(api, messageApi.list, ({ member, query }) => listUnmatched(store, member, query.cursor));

  handle(api, messageApi.assign, async ({ member, params, body }) => ({
    reference: await assignMessage(store, member, params.id, body.reference),
  }));

  handle(api, messageApi.delete, async ({ member, params }) => {
    await deleteMessage(store, member, params.id);
    // As after an erasure: what was deleted must not stay in the write-ahead log.
    await store.checkpoint().catch(() => {});
  });

  handle(api, messageApi.file, async ({ member, params, reply }) => {
    const { name, type, content } = await openAttachment(store, member, params.id, params.file);
    return setFileHeaders(reply, attachmentOf(name)).type(type).send(content);
  });
}
