import { hostname } from "node:os";
import type { FastifyBaseLogger } from "fastify";
import { dayMs } from "#contract/durations.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import { startRepeating, type Worker } from "../worker.ts";
import type { Program } from "./program.ts";
import type { Sites } from "./sites.ts";

/** How often a server says what it serves. `npm run publish` believes it for twice as long. */
const intervalMs = 20_000;

/** Servers that were not seen for so long have ended without a word. */
const forgetAfterMs = dayMs;

type Options = {
  store: Pick<Store, "servers">;
  settings: Settings;
  program: Program;
  sites: Pick<Sites, "state">;
  log: Pick<FastifyBaseLogger, "warn">;
};

/** Stores what this server serves: at intervals, and when it is woken after a change. */
export function reportState({ store: { servers }, settings, program, sites, log }: Options): Worker {
  // Its own again after a restart, also when it could not say that it ended.
  const name = `${hostname()}:${settings.PORT}`;
  const work = async () => {
    const { publicationId, problem } = sites.state();
    const seenAt = Date.now();
    await servers.report({ id: name, name, program: program.version, publicationId, problem, seenAt });
    await servers.removeSeenBefore(seenAt - forgetAfterMs);
  };
  const worker = startRepeating(work, intervalMs, log, "What this server serves could not be stored");
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      await servers.remove(name).catch(() => {});
    },
  };
}
