import { readFileSync } from "node:fs";
import path from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers with the site's own page for an unknown path (404) or a page that is gone (410). */
export type SendNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
  status?: 404 | 410,
) => FastifyReply | Promise<FastifyReply>;

/** Chooses from `Accept-Encoding`, by the same rules as the static plugin. */
function encodingFor({ headers }: FastifyRequest) {
  const accepted = String(headers["accept-encoding"] ?? "");
  return negotiate(accepted.toLowerCase().replaceAll("*", "gzip"), ["br", "gzip"]) ?? "identity";
}

/**
 * Reads both pages and their compressed versions into memory.
 * @param clientFolder the folder of the rendered pages
 */
export function notFoundPage(clientFolder: string, policyFor: (pagePath: string) => string): SendNotFound {
  const read = (status: 404 | 410) => {
    const file = path.join(clientFolder, `${status}/index.html`);
    const [br, gzip, identity] = [".br", ".gz", ""].map((extension) => readFileSync(file + extension));
    return { br, gzip, identity, policy: policyFor(`/${status}`) };
  };
  const pages = { 404: read(404), 410: read(410) };

  return function sendNotFound(request, reply, status = 404) {
    const encoding = encodingFor(request);
    if (encoding !== "identity") reply.header("Content-Encoding", encoding);
    // API answers are `no-store` already. For a file that is missing on the disk a year was set before. No ETag:
    // conditions only apply to successful answers (RFC 9110, 13.2.1).
    if (reply.getHeader("Cache-Control") !== "no-store") reply.header("Cache-Control", "no-cache");
    return reply
      .code(status)
      .header("Content-Security-Policy", pages[status].policy)
      .header("Vary", "Accept-Encoding")
      .type("text/html; charset=utf-8")
      .send(pages[status][encoding]);
  };
}
