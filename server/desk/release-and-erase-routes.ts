import type { FastifyInstance } from "fastify";
import { eraseApplication, releaseApplication } from "../submissions/desk/release-and-erase.ts";
import type { DeskOptions } from "./desk-options.ts";

type ApplicationParams = { Params: { reference: string } };

/** Releasing an application from quarantine, and erasing one. */
export function releaseAndEraseRoutes(
  api: FastifyInstance,
  { store, settings, data, onMailQueued }: DeskOptions,
) {
  const domain = new URL(data.url).hostname;

  api.post<ApplicationParams>("/applications/:reference/release", async ({ member, params }, reply) => {
    const hasWebhook = settings.WEBHOOK_URL !== undefined;
    await releaseApplication(store, member, params.reference, { domain, hasWebhook });
    onMailQueued();
    return reply.code(204).send();
  });

  api.post<ApplicationParams>("/applications/:reference/erase", async ({ member, params }, reply) => {
    await eraseApplication(store, settings.DATA_DIR, domain, member, params.reference);
    onMailQueued();
    return reply.code(204).send();
  });
}
