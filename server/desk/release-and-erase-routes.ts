import type { FastifyInstance } from "fastify";
import { applicationApi } from "#contract/desk/application.ts";
import { undoWindowMs } from "#contract/desk/replies.ts";
import { eraseApplication, releaseApplication, undoRelease } from "../submissions/desk/release-and-erase.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";

/** Releasing an application from quarantine, which can be undone for ten seconds, and erasing one. */
export function releaseAndEraseRoutes(api: FastifyInstance, { store, settings, onMailQueued }: DeskOptions) {
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
