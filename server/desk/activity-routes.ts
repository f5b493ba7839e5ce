import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { About } from "#contract/desk/activity.ts";
import packageJson from "../../package.json" with { type: "json" };
import { listActivity } from "../submissions/desk/activity.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parse } from "./parse.ts";

const pageSchema = z.object({ cursor: z.optional(z.string()) });

/** What was done, and what the desk runs on. */
export function activityRoutes(api: FastifyInstance, { store, settings, data, transport }: DeskOptions) {
  api.get("/activity", ({ member, query }) => listActivity(store, member, parse(pageSchema, query).cursor));

  api.get("/about", async (): Promise<About> => {
    const { queued, failed } = await store.statistics.openMailsByState();
    return {
      version: packageJson.version,
      store: store.isShared ? "postgres" : "sqlite",
      lastBackupAt: await store.metadata.lastBackupAt(),
      retentionDays: settings.RETENTION_DAYS,
      mail: { transport: transport.description, queued, failed },
      virusCheck: settings.CLAMD_URL !== undefined,
      siteUrl: data.url,
    };
  });
}
