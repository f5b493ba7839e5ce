import type { FastifyInstance } from "fastify";
import { applicationApi } from "#contract/desk/application.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { readApplication } from "../submissions/desk/application.ts";
import { correctAddress } from "../submissions/desk/correct-address.ts";
import { addNote, changeNote, deleteNote } from "../submissions/desk/notes.ts";
import { openApplication } from "../submissions/desk/open-application.ts";
import { eraseApplication, releaseApplication, undoRelease } from "../submissions/desk/release-and-erase.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** One application and its notes; releasing it from quarantine, which can be undone for ten seconds, and erasing it. */
export function applicationRoutes(
  api: FastifyInstance,
  { store, data, settings, onMailQueued }: DeskOptions,
) {
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

  handle(api, applicationApi.release, async ({ member, params }) => {
    const hasWebhook = settings.WEBHOOK_URL !== undefined;
    await releaseApplication(store, member, params.reference, { hasWebhook });
    setTimeout(onMailQueued, undoWindowMs).unref();
  });

  handle(api, applicationApi.undoRelease, ({ member, params }) =>
    undoRelease(store, member, params.reference),
  );

  handle(api, applicationApi.erase, async ({ member, params }) => {
    await eraseApplication(store, settings.DATA_DIR, member, params.reference);
    onMailQueued();
  });
}
