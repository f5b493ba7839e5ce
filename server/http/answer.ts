import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormPages } from "./form-pages.ts";
import type { Problem } from "./problem.ts";

/** True for a form sent without JavaScript: its `Accept` prefers a page to data. */
export function prefersHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? "";
  const html = accept.indexOf("text/html");
  const json = accept.indexOf("application/json");
  return html !== -1 && (json === -1 || html < json);
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

/** Answers a refusal: JSON, or the form's own page with what was typed and what is wrong. */
export function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  pages: FormPages,
  sent?: { page: string; values: Record<string, string> },
) {
  if (problem.retryAfter !== undefined) reply.header("Retry-After", problem.retryAfter);
  reply.code(problem.status);
  if (!prefersHtml(request)) {
    return reply.send({ message: problem.message, ...(problem.errors ? { errors: problem.errors } : {}) });
  }
  const filled = pages.fill(sent?.page ?? "/contact", { problem, values: sent?.values ?? {} });
  return reply
    .header("Content-Security-Policy", filled.policy)
    .type("text/html; charset=utf-8")
    .send(filled.html);
}
