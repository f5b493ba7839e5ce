import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { applicationChangeSchema, inboxFilterSchema } from "#contract/desk/inbox.ts";
import { changeApplications } from "../submissions/desk/change.ts";
import { inboxCounts, listInbox } from "../submissions/desk/inbox.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

const listQuerySchema = z.extend(inboxFilterSchema, {
  cursor: z.optional(wholeNumber),
  limit: z._default(wholeNumber.check(z.minimum(1), z.maximum(200)), 50),
});

/** The list of applications, and changes of one or more of them. */
export function inboxRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  api.get("/stages", async () => data.stages);

  api.get("/applications", async ({ member, query }) => {
    const { cursor, limit, ...filter } = parse(listQuerySchema, query);
    return listInbox(store, data.stages, member, filter, { cursor, limit });
  });

  api.patch("/applications", async ({ member, body }) =>
    changeApplications(store, data.stages, member, parse(applicationChangeSchema, body)),
  );

  api.get("/inbox-counts", async ({ member }) => inboxCounts(store, data.stages, member));
}
