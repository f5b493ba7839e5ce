import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { messageApi } from "#contract/desk/messages.ts";
import { assignMessage, deleteMessage, listUnmatched, openAttachment } from "../submissions/desk/messages.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { parse } from "./parse.ts";
import { setFileHeaders } from "./resume-routes.ts";

/** `1795400000000.ID`: time and id of the last message of a page. */
const cursorSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,100}$/)),
  z.transform((cursor) => {
    const [receivedAt = "", id = ""] = cursor.split(".", 2);
    return { receivedAt: Number(receivedAt), id };
  }),
);

/** Mails from applicants: those that wait to be assigned, and attachments. */
export function messageRoutes(api: FastifyInstance, { store }: DeskOptions) {
  handle(api, messageApi.list, async ({ member, query: { cursor } }) => {
    const after = cursor === undefined ? undefined : parse(cursorSchema, cursor);
    const { messages, next } = await listUnmatched(store, member, after);
    return { messages, nextCursor: next && `${next.receivedAt}.${next.id}` };
  });

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
    const header = `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`;
    return setFileHeaders(reply, header).type(type).send(content);
  });
}
