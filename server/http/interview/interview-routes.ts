import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { errorMessages, interviewMessages } from "#contract/messages.ts";
import {
  type ApplicantChange,
  cancelByApplicant,
  chooseTime,
} from "../../submissions/interviews/change-by-applicant.ts";
import { viewInterview } from "../../submissions/interviews/view-interview.ts";
import type { AppOptions } from "../app-options.ts";
import { acceptForms } from "../forms/form-body.ts";
import { prefersHtml } from "../replies/prefers-html.ts";
import { Problem } from "../replies/problem.ts";
import { sendHtmlPage } from "../replies/replies.ts";
import type { SubmissionGuards } from "../security/submission-guards.ts";
import { otherZone, refusals } from "./applicant-change.ts";

const token = z.string().max(200);
const cancelSchema = z.object({ token });
const chooseSchema = z.object({
  token,
  startsAt: z.coerce.number().int(),
  zone: z.string().optional(),
});

const pageUrl = (token: string, zone: string | null) =>
  `/interview/${encodeURIComponent(token)}${zone ? `?zone=${encodeURIComponent(zone)}` : ""}`;

/**
 * The link holds a secret: no other page learns it, and no cache keeps it. Its forms are sent with the page's origin, by
 * which older browsers are recognized.
 */
function keepSecret(reply: FastifyReply) {
  return reply.header("Cache-Control", "no-store").header("Referrer-Policy", "strict-origin");
}

/** The page of an interview. @param message why a form was refused */
async function sendInterviewPage(
  { store, requestPages }: AppOptions,
  reply: FastifyReply,
  { token, zone, message }: { token: string; zone: string | null; message?: string },
) {
  const view = await viewInterview(store, token, zone);
  if (!view) reply.code(404);
  return sendHtmlPage(keepSecret(reply), await requestPages().interview(view ?? "unknown", message));
}

/** `GET /interview/TOKEN`: the page that a link in a mail opens. It changes nothing, because mail scanners open links. */
export function interviewPage(site: FastifyInstance, options: AppOptions) {
  site.get<{ Params: { token: string }; Querystring: { zone?: unknown } }>(
    "/interview/:token",
    ({ params, query }, reply) =>
      sendInterviewPage(options, reply, { token: params.token, zone: otherZone(query.zone) }),
  );
}

/** `POST /api/interview/choose` and `/cancel`, for everyone who has an interview's link. */
export async function interviewRoutes(api: FastifyInstance, options: AppOptions, guards: SubmissionGuards) {
  const { store, onMailQueued } = options;
  const hooks = { onRequest: [guards.requireSameOrigin, guards.limitSubmissionRate] };

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, zone }: { token: string; zone: string | null },
    change: Promise<ApplicantChange>,
    done: string,
  ) {
    const result = await change;
    if (result === "done") onMailQueued();
    const isPage = prefersHtml(request);
    if (result !== "done") {
      const { status, message } = refusals[result];
      if (!isPage) throw new Problem(status, message);
      return sendInterviewPage(options, reply.code(status), { token, zone, message });
    }
    return isPage ? reply.redirect(pageUrl(token, zone), 303) : { message: done };
  }

  await api.register(async (scope) => {
    await acceptForms(scope);

    scope.post("/interview/choose", hooks, async (request, reply) => {
      const body = chooseSchema.safeParse(request.body);
      if (!body.success) throw new Problem(400, errorMessages.interviewTimeMissing);
      const { token, startsAt, zone } = body.data;
      const change = chooseTime(store, { token }, startsAt);
      return answer(request, reply, { token, zone: otherZone(zone) }, change, interviewMessages.chosen);
    });
    scope.post("/interview/cancel", hooks, async (request, reply) => {
      const body = cancelSchema.safeParse(request.body);
      if (!body.success) throw new Problem(404, errorMessages.unknownInterview);
      const { token } = body.data;
      const change = cancelByApplicant(store, { token });
      return answer(request, reply, { token, zone: null }, change, interviewMessages.cancelled);
    });
  });
}
