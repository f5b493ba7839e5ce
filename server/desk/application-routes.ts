import type { FastifyInstance } from "fastify";
import { applicationApi } from "#contract/desk/application.ts";
import { readApplication } from "../submissions/desk/application.ts";
import { correctAddress } from "../submissions/desk/correct-address.ts";
import { addNote, changeNote, deleteNote } from "../submissions/desk/notes.ts";
import { openApplication } from "../submissions/desk/open-application.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** One application and its notes. */
export function applicationRoutes(api: FastifyInstance, { store, data, onMailQueued }: DeskOptions) {
  handle(api, applicationApi.read, ({ member, params }) =>
    readApplication(store, data, member, params.reference),
  );

  handle(api, applicationApi.open, ({ member, params }) => openApplication(store, member, params.reference));

  handle(api, applicationApi.addNote, async ({ member, params, body }) => {
    const note = await addNote(store, member, params.reference, body);
    onMailQueued();
    return note;
  });

  handle(api, applicationApi.changeNote, async ({ member, params, body }) => {
    const note = await changeNote(store, member, params.reference, params.id, body);
    onMailQueued();
    return note;
  });

  handle(api, applicationApi.deleteNote, ({ member, params, query }) =>
    deleteNote(store, member, params.reference, params.id, query.version),
  );

  handle(api, applicationApi.correctAddress, async ({ member, params, body }) => {
    await correctAddress(store, data.stages, member, params.reference, body);
    onMailQueued();
  });
}
