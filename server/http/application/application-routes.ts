import type { FastifyInstance, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import * as z from "zod";
import { applicationMessages, errorMessages } from "#contract/messages.ts";
import { errorMessage } from "../../error-message.ts";
import { eraseByCode } from "../../submissions/erase.ts";
import { viewByCode } from "../../submissions/view.ts";
import type { AppOptions } from "../app-options.ts";
import { acceptForms } from "../forms/form-body.ts";
import { prefersHtml } from "../replies/prefers-html.ts";
import { Problem, storeUnavailable } from "../replies/problem.ts";
import { sendHtmlPage } from "../replies/replies.ts";
import type { SubmissionGuards } from "../security/submission-guards.ts";

/** People may paste the whole link from their mail; the code is its fragment. */
const bodySchema = z.object({
  code: z
    .string()
    .max(300)
    .transform((text) => text.trim().split("#").at(-1) ?? "")
    .pipe(z.string().min(1)),
});

/** An application is read into memory with its whole resume; this limits how many are at once. */
const maxApplicationsInMemory = 2;

/** The same answer for unknown, used and malformed codes, so that guessing reveals nothing. */
function unknownCode() {
  return new Problem(404, errorMessages.unknownCode);
}

/** Remembers the code as it was sent, so that an error page shows it again. */
async function rememberCode(request: FastifyRequest) {
  const { code } = (request.body ?? {}) as { code?: unknown };
  request.submittedForm = {
    pagePath: "/your-application",
    values: typeof code === "string" ? { code } : {},
  };
}

/**
 * Runs a use case with the request's code.
 * @throws Problem 404 when there is no such application, 503 when the store cannot be read
 */
async function withCode<T>(request: FastifyRequest, use: (code: string) => Promise<T | null>) {
  const body = bodySchema.safeParse(request.body);
  if (!body.success) throw unknownCode();
  const { code } = body.data;
  const result = await use(code).catch((error: unknown) => {
    request.log.error({ failure: errorMessage(error) }, "An application could not be looked up");
    throw storeUnavailable();
  });
  if (result === null) throw unknownCode();
  return { result, code };
}

/** `POST /api/application/view` and `/erase`, for everyone who has an application's code. */
export async function applicationRoutes(api: FastifyInstance, options: AppOptions, guards: SubmissionGuards) {
  const { settings, store, data, releases, onMailQueued } = options;
  const hooks = {
    onRequest: [guards.requireSameOrigin, guards.limitSubmissionRate],
    preValidation: rememberCode,
  };
  const limitViews = pLimit(maxApplicationsInMemory);

  await api.register(async (scope) => {
    await acceptForms(scope);

    scope.post("/application/view", hooks, async (request, reply) => {
      // The answer is sent outside the limit, so that a slow client does not block others.
      const { view, page } = await limitViews(async () => {
        const { result: view, code } = await withCode(request, (code) =>
          viewByCode(store, code, data.stages),
        );
        return {
          view,
          page: prefersHtml(request) ? releases.current().applicationPages.details(view, code) : null,
        };
      });
      return page ? sendHtmlPage(reply, page) : view;
    });
    scope.post("/application/erase", hooks, async (request, reply) => {
      const domain = new URL(data.url).hostname;
      const { result: reference } = await withCode(request, (code) =>
        eraseByCode(store, settings.DATA_DIR, domain, code),
      );
      onMailQueued();
      if (prefersHtml(request)) return sendHtmlPage(reply, releases.current().applicationPages.erased());
      return { message: applicationMessages.erased(reference), reference };
    });
  });
}
