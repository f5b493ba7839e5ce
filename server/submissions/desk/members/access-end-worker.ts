import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Store } from "../../../store/store.ts";
import { startRepeating, type Worker } from "../../../worker.ts";
import { endAccess } from "./end-access.ts";

const intervalMs = minuteMs;

type Options = {
  store: Pick<Store, "transaction">;
  data: Pick<ServerData, "stages">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
};

/** Starts the worker that removes the members whose access to the desk has ended. They see nothing before that already. */
export function startAccessEnd({ store, data, log }: Options): Worker {
  const work = async () => {
    const count = await endAccess(store, data.stages);
    if (count > 0) log.info({ count }, "Members whose access has ended were removed");
  };
  return startRepeating(work, intervalMs, log, "Members whose access has ended could not be removed yet");
}
