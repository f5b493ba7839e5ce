import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import * as z from "zod";
import { maxMessageLength } from "#contract/limits.ts";
import { applicationMessages, errorMessages } from "#contract/messages.ts";
import type { ApplicationNotice } from "#contract/responses.ts";
import { correctByCode } from "../../submissions/correct-by-code.ts";
import { eraseByCode } from "../../submissions/erase.ts";
import {
  type ApplicantChange,
  cancelByApplicant,
  chooseTime,
} from "../../submissions/interviews/change-by-applicant.ts";
import { viewByCode } from "../../submissions/view.ts";
import { withdrawByCode, writeByCode } from "../../submissions/write-by-code.ts";
import type { AppOptions } from "../app-options.ts";
import { acceptForms, textValues } from "../forms/form-body.ts";
import { otherZone, refusals } from "../interview/applicant-change.ts";
import { prefersHtml } from "../replies/prefers-html.ts";
import { Problem, toProblem } from "../replies/problem.ts";
import { sendHtmlPage } from "../replies/replies.ts";
import type { SubmissionGuards } from "../security/submission-guards.ts";

/** People may paste the whole link from their mail; the code is its fragment. */
const bodySchema = z.object({
  code: z
    .string()
    .max(300)
    .transform((text) => text.trim().split("#").at(-1) ?? ""),
});

/** PostgreSQL stores no NUL characters, and no halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll("\0", "").replaceAll("\r\n", "\n").toWellFormed();

const messageSchema = z.object({
  text: z
    .string()
    .transform((text) => storable(text).trim())
    .refine((text) => text !== "", errorMessages.missingMessage)
    .refine((text) => text.length <= maxMessageLength, errorMessages.messageTooLong),
});

const correctionSchema = z.object({
  name: z.string().max(100),
  value: z.string().transform(storable),
});

const interviewSchema = z.object({ interview: z.string().max(100) });
const timeSchema = interviewSchema.extend({ startsAt: z.coerce.number().int() });

/** @throws Problem 400 when there is no text, or too much */
function messageText(body: unknown): string {
  const parsed = messageSchema.safeParse(body);
  if (parsed.success) return parsed.data.text;
  const [issue] = parsed.error.issues;
  throw new Problem(400, issue?.code === "custom" ? issue.message : errorMessages.missingMessage);
}

/** An application is read into memory with its whole resume; this limits how many are at once. */
const maxApplicationsInMemory = 2;

/** The same answer for unknown, used and malformed codes, so that guessing reveals nothing. */
function unknownCode() {
  return new Problem(404, errorMessages.unknownCode);
}

/** Remembers the code and what was typed, so that an error page shows them again. */
async function rememberForm(request: FastifyRequest) {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const values = textValues(["code", "text", "name", "value"], body);
  request.submittedForm = { pagePath: "/your-application", values };
}

/**
 * Runs a use case with the request's code.
 * @throws Problem 400 without a code, 404 when there is no such application
 */
async function withCode<T>(request: FastifyRequest, use: (code: string) => Promise<T | null>) {
  const body = bodySchema.safeParse(request.body);
  if (!body.success) throw unknownCode();
  const { code } = body.data;
  if (code === "") throw new Problem(400, errorMessages.missingCode);
  const result = await use(code);
  if (result === null) throw unknownCode();
  return { result, code };
}

/** `POST /api/application/view`, `/message`, `/correct`, `/interview/…`, `/withdraw` and `/erase`, for everyone who has an application's code. */
export async function applicationRoutes(api: FastifyInstance, options: AppOptions, guards: SubmissionGuards) {
  const { settings, store, data, requestPages, onMailQueued } = options;
  const hooks = {
    onRequest: [guards.requireSameOrigin, guards.limitSubmissionRate],
    preValidation: rememberForm,
  };
  const limitViews = pLimit(maxApplicationsInMemory);
  type Shown = Parameters<ReturnType<typeof requestPages>["application"]>[2];
  /** The application of the request's code, and its page where that is preferred. */
  const viewApplication = (request: FastifyRequest, shown: Shown) =>
    limitViews(async () => {
      const { zone } = (request.body ?? {}) as { zone?: unknown };
      const { result: view, code } = await withCode(request, (code) =>
        viewByCode(store, code, data.stages, otherZone(zone)),
      );
      return {
        view,
        page: prefersHtml(request) ? await requestPages().application(view, code, shown) : null,
      };
    });
  /** Answers with the application of the request's code. The answer is sent outside the limit, for slow clients. */
  async function sendApplication(request: FastifyRequest, reply: FastifyReply, notice?: ApplicationNotice) {
    const { view, page } = await viewApplication(request, { notice });
    return page ? sendHtmlPage(reply, page) : view;
  }
  /** The application as it is now, with why a form was refused; null without its code. */
  async function refusedPage(request: FastifyRequest, { message }: Problem) {
    const { values = {} } = request.submittedForm ?? {};
    const refusedForm = { state: "error" as const, message, errors: {}, values };
    return viewApplication(request, { refusedForm }).then(
      ({ page }) => page,
      (failure) => {
        if (!(failure instanceof Problem))
          request.log.error({ err: failure }, "The page of a refused form could not be rendered");
        return null;
      },
    );
  }

  /** Answers with the application once its interview was changed. @throws Problem when it was not */
  async function sendChanged(
    request: FastifyRequest,
    reply: FastifyReply,
    notice: ApplicationNotice,
    change: (code: string) => Promise<ApplicantChange>,
  ) {
    const { result } = await withCode(request, change);
    if (result !== "done") throw new Problem(refusals[result].status, refusals[result].message);
    onMailQueued();
    return sendApplication(request, reply, notice);
  }

  await api.register(async (scope) => {
    await acceptForms(scope);
    scope.setErrorHandler(async (error, request, reply) => {
      const problem = toProblem(error);
      const isRefused = prefersHtml(request) && request.submittedForm && problem.status < 500;
      const page = isRefused ? await refusedPage(request, problem) : null;
      // The error handler of the whole server answers the others.
      if (!page) throw error;
      return sendHtmlPage(reply.code(problem.status), page);
    });

    scope.post("/application/view", hooks, (request, reply) => sendApplication(request, reply));

    scope.post("/application/message", hooks, async (request, reply) => {
      const text = messageText(request.body);
      await withCode(request, (code) => writeByCode(store, code, text));
      return sendApplication(request, reply, "sent");
    });

    scope.post("/application/correct", hooks, async (request, reply) => {
      const correction = correctionSchema.safeParse(request.body);
      if (!correction.success) throw new Problem(400, errorMessages.missingCorrection);
      const { result } = await withCode(request, (code) => correctByCode(store, code, correction.data));
      if (result.result === "refused") throw new Problem(422, result.message);
      return sendApplication(request, reply, "corrected");
    });

    scope.post("/application/interview/choose", hooks, async (request, reply) => {
      const body = timeSchema.safeParse(request.body);
      if (!body.success) throw new Problem(400, errorMessages.interviewTimeMissing);
      const { interview: id, startsAt } = body.data;
      return sendChanged(request, reply, "interviewChosen", (code) =>
        chooseTime(store, { code, id }, startsAt),
      );
    });

    scope.post("/application/interview/cancel", hooks, async (request, reply) => {
      const body = interviewSchema.safeParse(request.body);
      if (!body.success) throw new Problem(404, errorMessages.unknownInterview);
      return sendChanged(request, reply, "interviewCancelled", (code) =>
        cancelByApplicant(store, { code, id: body.data.interview }),
      );
    });

    scope.post("/application/withdraw", hooks, async (request, reply) => {
      const { result } = await withCode(request, (code) => withdrawByCode(store, code, data.stages));
      if (result === "closed") throw new Problem(409, errorMessages.applicationClosed);
      onMailQueued();
      return sendApplication(request, reply);
    });

    scope.post("/application/erase", hooks, async (request, reply) => {
      const { result: reference } = await withCode(request, (code) =>
        eraseByCode(store, settings.DATA_DIR, code),
      );
      onMailQueued();
      if (prefersHtml(request)) return sendHtmlPage(reply, await requestPages().applicationErased());
      return { message: applicationMessages.erased(reference), reference };
    });
  });
}
