import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { eraseByCode } from "../submissions/erase.ts";
import { viewByCode } from "../submissions/view.ts";
import type { AppParts } from "./app.ts";
import { Problem, storeProblem } from "./problem.ts";
import { guards } from "./submission-guards.ts";

const bodySchema = z.object({ code: z.string().min(1).max(200) });

/** Unknown, used-up and malformed codes look the same, so that nobody learns anything by guessing. */
function unknownCode() {
  return new Problem(404, "We hold no application for this code. It may have been erased.");
}

function codeIn(body: unknown): string {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw unknownCode();
  return parsed.data.code.trim();
}

/** `POST /api/application/view` and `/erase`: what is held about an application, for whoever has its code. */
export async function applicationRoutes(
  api: FastifyInstance,
  { settings, store, data, onMailQueued }: AppParts,
) {
  const options = guards(settings.RATE_LIMIT);
  api.post("/application/view", options, async (request) => {
    const code = codeIn(request.body);
    const view = await viewByCode(store, code).catch(() => {
      throw storeProblem();
    });
    if (!view) throw unknownCode();
    return view;
  });
  api.post("/application/erase", options, async (request) => {
    const code = codeIn(request.body);
    const reference = await eraseByCode(store, settings.DATA_DIR, new URL(data.url).hostname, code).catch(
      () => {
        throw storeProblem();
      },
    );
    if (!reference) throw unknownCode();
    onMailQueued();
    return { message: `Application ${reference} has been erased.`, reference };
  });
}
