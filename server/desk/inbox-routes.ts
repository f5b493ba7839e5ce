import type { FastifyInstance } from "fastify";
import { inboxApi } from "#contract/desk/inbox.ts";
import { changeApplications } from "../submissions/desk/change.ts";
import { inboxCounts, listInbox } from "../submissions/desk/inbox.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

const defaultLimit = 50;

/** The list of applications, and changes of one or more of them. */
export function inboxRoutes(api: FastifyInstance, { store, data }: DeskOptions) {
  handle(api, inboxApi.stages, () => data.stages);

  handle(api, inboxApi.list, ({ member, query }) => {
    const { cursor, limit = defaultLimit, ...filter } = query;
    return listInbox(store, data.stages, member, filter, { cursor, limit });
  });

  handle(api, inboxApi.change, ({ member, body }) => changeApplications(store, data.stages, member, body));

  handle(api, inboxApi.counts, ({ member }) => inboxCounts(store, data.stages, member));
}
