import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { errorMessage } from "../../error-message.ts";
import type { Store } from "../../store/store.ts";

/** Time between two probes, because each one writes to the disk and everybody may call the route. */
const probeIntervalMs = 200;

/**
 * Shares one probe among concurrent requests. A request soon after a probe waits for the next one, so that no answer is
 * out of date.
 */
function sharedProbe({ probe }: Pick<Store, "probe">): () => Promise<void> {
  let current: Promise<void> | null = null;
  let notBefore = 0;
  const runProbe = async () => {
    try {
      await wait(Math.max(0, notBefore - performance.now()));
      await probe();
    } finally {
      current = null;
      notBefore = performance.now() + probeIntervalMs;
    }
  };
  return () => {
    current ??= runProbe();
    return current;
  };
}

/** The error's message without addresses and names, because everybody may read it. */
function publicReason(error: unknown): string {
  const { code = "" } = (error ?? {}) as { code?: string };
  if (/^E[A-Z_]+$/.test(code)) return `the database cannot be reached (${code})`;
  return errorMessage(error).replaceAll(/"[^"]*"/g, '"…"');
}

/**
 * `/healthz`: the process runs. `/readyz`: it can store a submission now and serves the newest publication, completely;
 * otherwise 503 with the reason.
 */
export async function healthRoutes(
  app: FastifyInstance,
  store: Pick<Store, "probe">,
  siteProblem: () => string | null,
) {
  const probe = sharedProbe(store);
  app.get("/healthz", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ message: "alive" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await probe();
      const problem = siteProblem();
      if (problem === null) return { message: "ready" };
      return reply.code(503).header("Retry-After", 30).send({ message: problem });
    } catch (error) {
      return reply
        .code(503)
        .header("Retry-After", 30)
        .send({ message: `cannot store: ${publicReason(error)}` });
    }
  });
}
