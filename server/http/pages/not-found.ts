import { readFileSync } from "node:fs";
import path from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PolicyOf } from "./page-policies.ts";

/** Answers that nothing is here (404), or nothing any more (410), with the site's own page. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply, status?: 404 | 410) => FastifyReply;

/** The encoding to answer with, told from `Accept-Encoding` as the static plugin does for all other pages. */
function encodingFor({ headers }: FastifyRequest) {
  const accepted = String(headers["accept-encoding"] ?? "");
  return negotiate(accepted.toLowerCase().replaceAll("*", "gzip"), ["br", "gzip"]) ?? "identity";
}

/**
 * The pages for unknown paths and for those that are gone, as they lie on disk and compressed, ready to be sent.
 * @param dist the folder the build wrote
 * @param policyOf names a page's Content-Security-Policy
 */
export function notFoundPage(dist: string, policyOf: PolicyOf): SendNotFound {
  const read = (status: 404 | 410) => {
    const file = path.join(dist, `client/${status}/index.html`);
    const [br, gzip, identity] = [".br", ".gz", ""].map((ending) => readFileSync(file + ending));
    return { br, gzip, identity, policy: policyOf(`/${status}`) };
  };
  const pages = { 404: read(404), 410: read(410) };

  return function sendNotFound(request, reply, status = 404) {
    const encoding = encodingFor(request);
    if (encoding !== "identity") reply.header("Content-Encoding", encoding);
    // No ETag: a condition counts only where the answer would be a success (RFC 9110, 13.2.1), so nobody could be
    // told that this page is unchanged. What the API keeps out of every store stays out.
    if (!reply.hasHeader("Cache-Control")) reply.header("Cache-Control", "no-cache");
    return reply
      .code(status)
      .header("Content-Security-Policy", pages[status].policy)
      .header("Vary", "Accept-Encoding")
      .type("text/html; charset=utf-8")
      .send(pages[status][encoding]);
  };
}
