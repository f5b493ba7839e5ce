import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { maxBodyBytes } from "#contract/limits.ts";
import { applicationMessages, errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../../error-message.ts";
import { eraseByCode } from "../../submissions/erase.ts";
import { viewByCode } from "../../submissions/view.ts";
import type { AppParts } from "../app.ts";
import { atMost } from "../at-most.ts";
import { prefersHtml } from "../replies/prefers-html.ts";
import { Problem, storeProblem } from "../replies/problem.ts";
import { sendPage } from "../replies/replies.ts";
import type { Guards } from "../security/submission-guards.ts";
import { applicationPages } from "./application-page.tsx";

/** People may paste the whole link of their mail; the code is what stands behind its `#`. */
const bodySchema = z.object({
  code: z
    .string()
    .max(300)
    .transform((text) => text.trim().split("#").at(-1) ?? "")
    .pipe(z.string().min(1)),
});

/** An application is read and shown with its whole resume; so many at once. */
const shownAtOnce = 2;

/** Unknown, used-up and malformed codes look the same, so that nobody learns anything by guessing. */
function unknownCode() {
  return new Problem(404, errorMessages.unknownCode);
}

/** Keeps the code as it was sent, so that a refusal, of too many guesses as well, puts it back into its field. */
async function keepCode(request: FastifyRequest) {
  const { code } = (request.body ?? {}) as { code?: unknown };
  request.sentForm = { page: "/your-application", values: typeof code === "string" ? { code } : {} };
}

/** Does with a request's code what it is for. @throws Problem 404 without an application, 503 without a store */
async function withCode<T>(request: FastifyRequest, use: (code: string) => Promise<T | null>) {
  const body = bodySchema.safeParse(request.body);
  if (!body.success) throw unknownCode();
  const { code } = body.data;
  const found = await use(code).catch((error: unknown) => {
    request.log.error({ failure: errorMessage(error) }, "An application could not be looked up");
    throw storeProblem();
  });
  if (found === null) throw unknownCode();
  return { found, code };
}

/**
 * `POST /api/application/view` and `/erase`: what is held about an application, for whoever has its code. Without
 * JavaScript the answers are pages.
 */
export async function applicationRoutes(api: FastifyInstance, parts: AppParts, guards: Guards) {
  const { settings, store, data, onMailQueued } = parts;
  const options = {
    onRequest: guards.ownOriginOnly,
    preValidation: keepCode,
    preHandler: guards.notTooOften,
  };
  const showing = atMost(shownAtOnce);
  const pages = applicationPages(`${parts.dist}/client`, data.yourApplication);

  await api.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: maxBodyBytes });

    scope.post("/application/view", options, async (request, reply) => {
      // Sent outside of it: whoever reads slowly takes no place from others.
      const { found, page } = await showing(async () => {
        const { found, code } = await withCode(request, (wanted) => viewByCode(store, wanted));
        return { found, page: prefersHtml(request) ? pages.held(found, code) : null };
      });
      return page ? sendPage(reply, page) : found;
    });
    scope.post("/application/erase", options, async (request, reply) => {
      const domain = new URL(data.url).hostname;
      const { found: reference } = await withCode(request, (wanted) =>
        eraseByCode(store, settings.DATA_DIR, domain, wanted),
      );
      onMailQueued();
      if (prefersHtml(request)) return sendPage(reply, pages.erased());
      return { message: applicationMessages.erased(reference), reference };
    });
  });
}
