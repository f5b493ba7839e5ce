import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/messages.ts";
import type { AppOptions } from "./app-options.ts";
import { applicationRoutes } from "./application/application-routes.ts";
import { careerRoute } from "./forms/career-route.ts";
import { emailRoute } from "./forms/email-route.ts";
import { sendgridRoute } from "./incoming-mail/sendgrid-route.ts";
import { interviewRoutes } from "./interview/interview-routes.ts";
import { prefersHtml } from "./replies/prefers-html.ts";
import { Problem } from "./replies/problem.ts";
import { submissionGuards } from "./security/submission-guards.ts";

/** Everything under `/api`: answers are never cached. */
export async function apiRoutes(api: FastifyInstance, options: AppOptions) {
  api.addHook("onRequest", async (_request, reply) => {
    reply.header("Cache-Control", "no-store");
  });
  const guards = await submissionGuards(api, options);
  await emailRoute(api, options, guards);
  await careerRoute(api, options, guards);
  await applicationRoutes(api, options, guards);
  await interviewRoutes(api, options, guards);
  await sendgridRoute(api, options);

  const notFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (prefersHtml(request)) return options.requestPages().sendNotFound(request, reply);
    throw new Problem(404, errorMessages.notFound);
  };
  // In `onRequest`, so that the type and size of the body do not matter.
  for (const url of ["/", "/*"]) api.all(url, { onRequest: notFound, handler: notFound });
  // For methods that `all` does not cover.
  api.setNotFoundHandler(notFound);
}
