import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { errorMessage } from "../../error-message.ts";
import type { Store } from "../../store/store.ts";

/** Milliseconds between two probes: each writes to the disk, or waits for a locked database, and anybody may ask. */
const pause = 200;

/**
 * Probes the store once for all who ask at the same time. Who asks soon after a probe waits for the next one: nobody
 * hears what was true before.
 */
function sharedProbe({ probe }: Pick<Store, "probe">): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  let notBefore = 0;
  const probeInTurn = async () => {
    try {
      await wait(Math.max(0, notBefore - performance.now()));
      await probe();
    } finally {
      underWay = null;
      notBefore = performance.now() + pause;
    }
  };
  return () => {
    underWay ??= probeInTurn();
    return underWay;
  };
}

/** Why nothing can be stored, without addresses and names: anybody may read it. */
function publicReason(error: unknown): string {
  const { code = "" } = (error ?? {}) as { code?: string };
  if (/^E[A-Z_]+$/.test(code)) return `the database cannot be reached (${code})`;
  return errorMessage(error).replaceAll(/"[^"]*"/g, '"…"');
}

/** `/healthz`: the process answers. `/readyz`: it could store a submission now; 503 with the reason when not. */
export async function healthRoutes(app: FastifyInstance, store: Pick<Store, "probe">) {
  const probe = sharedProbe(store);
  app.get("/healthz", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ message: "alive" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await probe();
      return { message: "ready" };
    } catch (error) {
      return reply
        .code(503)
        .header("Retry-After", 30)
        .send({ message: `cannot store: ${publicReason(error)}` });
    }
  });
}
