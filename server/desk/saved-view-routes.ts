import type { FastifyInstance } from "fastify";
import { savedViewApi } from "#contract/desk/saved-views.ts";
import {
  addSavedView,
  changeSavedView,
  deleteSavedView,
  listSavedViews,
} from "../submissions/desk/inbox/saved-views.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Lists of applications that members save and share. */
export function savedViewRoutes(api: FastifyInstance, { store }: DeskOptions) {
  handle(api, savedViewApi.list, async ({ member }) => ({ views: await listSavedViews(store, member) }));

  handle(api, savedViewApi.add, async ({ member, body, reply }) => {
    const view = await addSavedView(store, member, body);
    reply.code(201);
    return view;
  });

  handle(api, savedViewApi.change, ({ member, params, body }) =>
    changeSavedView(store, member, params.id, body),
  );

  handle(api, savedViewApi.remove, ({ member, params }) => deleteSavedView(store, member, params.id));
}
