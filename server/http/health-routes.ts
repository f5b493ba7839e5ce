import type { FastifyInstance } from "fastify";
import { reason } from "../reason.ts";
import type { Store } from "../store/store.ts";

/** `/healthz`: the process answers. `/readyz`: it could store a submission now; 503 with the reason when not. */
export async function healthRoutes(app: FastifyInstance, store: Store) {
  app.get("/healthz", async (_request, reply) =>
    reply.header("Cache-Control", "no-store").send({ message: "alive" }),
  );
  app.get("/readyz", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
    try {
      await store.probe();
      return { message: "ready" };
    } catch (error) {
      return reply
        .code(503)
        .header("Retry-After", 30)
        .send({ message: `cannot store: ${reason(error)}` });
    }
  });
}
