import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormPages, SentForm } from "../forms/form-pages.tsx";
import type { Page } from "../pages/page-without-script.ts";
import { prefersHtml } from "./prefers-html.ts";
import type { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What a form sent, as soon as it is known: a refusal puts it back into the form's page. */
    sentForm: SentForm | null;
  }
}

/** Answers that all is well: JSON with a reference, or on to the page that says thanks. */
export function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  message: string,
  reference: string,
) {
  if (prefersHtml(request)) return reply.redirect("/thanks", 303);
  return reply.code(200).send({ message, reference });
}

/**
 * The path of the page a form was sent from; browsers name it for their own site. Other sites name what they like: a
 * path with two slashes in front would link to another host.
 */
function refererPath({ headers: { referer = "" } }: FastifyRequest): string | undefined {
  const path = URL.parse(referer)?.pathname;
  return path && /^\/(?!\/)/.test(path) ? path : undefined;
}

/** Answers a refusal: JSON, or the form's own page with what was typed and what is wrong. */
export function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  pages: FormPages,
) {
  if (problem.retryAfter !== undefined) reply.header("Retry-After", problem.retryAfter);
  reply.code(problem.status).header("Cache-Control", "no-store");
  if (!prefersHtml(request)) {
    return reply.send({ message: problem.message, ...(problem.errors ? { errors: problem.errors } : {}) });
  }
  const sent = request.sentForm ?? { page: undefined, values: {} };
  const filled = pages.fill({ ...sent, page: sent.page ?? refererPath(request) }, problem);
  return sendPage(reply, filled);
}

/** Sends a page with the policy it needs. */
export function sendPage(reply: FastifyReply, { html, policy }: Page) {
  return reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8").send(html);
}
