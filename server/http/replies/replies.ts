import type { FastifyReply, FastifyRequest } from "fastify";
import type { RejectedFormPages, SubmittedForm } from "../forms/rejected-form-pages.tsx";
import type { HtmlPage } from "../pages/html-page.ts";
import { thanksUrl } from "../pages/request-pages.ts";
import { prefersHtml } from "./prefers-html.ts";
import type { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The submitted values, as soon as they are known, so that an error page can show them again. */
    submittedForm: SubmittedForm | null;
  }
}

/** Answers a stored submission: JSON with its reference, or a redirect to `/thanks` with it. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, message: string, reference: string) {
  if (prefersHtml(request)) return reply.redirect(thanksUrl(reference), 303);
  return reply.code(200).send({ message, reference });
}

/**
 * The path of the page a form was sent from. Another site can put anything into the header; a path that starts with
 * two slashes would link to another host.
 */
function refererPath({ headers: { referer = "" } }: FastifyRequest): string | undefined {
  const path = URL.parse(referer)?.pathname;
  return path && /^\/(?!\/)/.test(path) ? path : undefined;
}

/** Answers an error: JSON, the form's own page with what was typed and the errors, or a page that says what happened. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  pages: RejectedFormPages,
) {
  if (problem.retryAfterSeconds !== undefined) reply.header("Retry-After", problem.retryAfterSeconds);
  reply.code(problem.status).header("Cache-Control", "no-store");
  if (!prefersHtml(request)) {
    return reply.send({ message: problem.message, ...(problem.errors ? { errors: problem.errors } : {}) });
  }
  if (request.method === "GET" || request.method === "HEAD") {
    return sendHtmlPage(reply, pages.renderOpened(problem));
  }
  const submitted = request.submittedForm ?? { pagePath: undefined, values: {} };
  const pagePath = submitted.pagePath ?? refererPath(request);
  return sendHtmlPage(reply, await pages.render({ ...submitted, pagePath }, problem));
}

/** Sends a page with its Content-Security-Policy. */
export function sendHtmlPage(reply: FastifyReply, { html, policy }: HtmlPage) {
  return reply.header("Content-Security-Policy", policy).type("text/html; charset=utf-8").send(html);
}
