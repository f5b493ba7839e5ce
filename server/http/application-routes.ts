import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { reason } from "../store/store.ts";
import { eraseByCode } from "../submissions/erase.ts";
import { viewByCode } from "../submissions/view.ts";
import type { AppParts } from "./app.ts";
import { Problem, storeProblem } from "./problem.ts";
import type { Guards } from "./submission-guards.ts";

const bodySchema = z.object({ code: z.string().trim().min(1).max(200) });

/** Unknown, used-up and malformed codes look the same, so that nobody learns anything by guessing. */
function unknownCode() {
  return new Problem(404, "We hold no application for this code. It may have been erased.");
}

/** `POST /api/application/view` and `/erase`: what is held about an application, for whoever has its code. */
export async function applicationRoutes(api: FastifyInstance, parts: AppParts, guards: Guards) {
  const { settings, store, data, onMailQueued } = parts;
  const options = { onRequest: guards.ownOriginOnly, preHandler: guards.notTooOften };

  /** Does with a request's code what it is for. @throws Problem 404 without an application, 503 without a store */
  async function withCode<T>(request: FastifyRequest, use: (code: string) => Promise<T | null>): Promise<T> {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) throw unknownCode();
    const found = await use(body.data.code).catch((error: unknown) => {
      request.log.error({ failure: reason(error) }, "An application could not be looked up");
      throw storeProblem();
    });
    if (found === null) throw unknownCode();
    return found;
  }

  api.post("/application/view", options, (request) => withCode(request, (code) => viewByCode(store, code)));
  api.post("/application/erase", options, async (request) => {
    const domain = new URL(data.url).hostname;
    const reference = await withCode(request, (code) => eraseByCode(store, settings.DATA_DIR, domain, code));
    onMailQueued();
    return { message: `Application ${reference} has been erased.`, reference };
  });
}
