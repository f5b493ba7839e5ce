import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { keepPartHeaders, letOthersShow } from "./security-headers.ts";

const year = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
const hour = "public, max-age=3600";

/** Files whose name changes with their content. */
const hashed = /^\/(assets|pictures|og)\//;

/** What other sites show of this one: link preview pictures, and the icons that stand for it. */
const shownElsewhere = /^\/(pictures\/og-|icon-|favicon\.|apple-touch-icon)/;

const types: Record<string, string> = {
  ".data": "text/x-script; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Feeds by what they are; `.xml` alone would only say that they are XML. */
const feeds: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/careers/feed.xml": "application/rss+xml; charset=utf-8",
  "/careers/feed.json": "application/feed+json; charset=utf-8",
};

/** For a page the build named no policy for: it shows, and runs nothing. */
const strict =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function readPolicies(file: string): Map<string, string> {
  return new Map(
    Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")))),
  );
}

/** The 404 page as it lies on disk, and its compressed forms. */
function notFoundPage(client: string) {
  const file = path.join(client, "404/index.html");
  const read = (ending: string) => readFileSync(file + ending);
  return { br: read(".br"), gzip: read(".gz"), identity: read("") };
}

/**
 * Serves the built pages: pre-compressed, with ETags; hashed files for a year. `/about/` redirects to `/about`,
 * unknown paths get the 404 page with status 404, old addresses the redirect the content names.
 */
export async function servePages(
  app: FastifyInstance,
  { dist, redirects }: { dist: string; redirects: { from: string; to: string | null }[] },
) {
  const client = path.resolve(dist, "client");
  const policies = readPolicies(path.join(dist, "csp.json"));
  const files = new Set(
    globSync(["**/*", ".well-known/*"], { cwd: client, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name))}`),
  );
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => [file.slice(0, -"/index.html".length) || "/", file]),
  );
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  const notFound = notFoundPage(client);

  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });

  function sendNotFound(request: FastifyRequest, reply: FastifyReply, status = 404) {
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "identity";
    if (encoding !== "identity") reply.header("Content-Encoding", encoding);
    return reply
      .code(status)
      .header("Content-Security-Policy", policies.get("/404") ?? strict)
      .header("Cache-Control", revalidate)
      .header("Vary", "Accept-Encoding")
      .type("text/html; charset=utf-8")
      .send(notFound[encoding]);
  }

  // The static plugin names types by file endings, and does so last.
  app.addHook("onSend", async (request, reply) => {
    const [raw = "/"] = request.url.split("?", 1);
    const type = feeds[raw] ?? types[path.extname(raw)];
    if (type && reply.statusCode === 200) reply.header("Content-Type", type);
  });
  app.get("/*", (request, reply) => {
    const [raw = "/", query] = request.url.split("?", 2);
    if (raw !== "/" && raw.endsWith("/")) {
      // Only to paths that exist: `//evil.example/` must not become a redirect to another site.
      const trimmed = raw.replace(/\/+$/, "");
      if (!pages.has(trimmed) && !moved.has(trimmed)) return sendNotFound(request, reply);
      return reply.redirect(query ? `${trimmed}?${query}` : trimmed, 308);
    }
    const target = moved.get(raw);
    if (target) return reply.redirect(target, 308);
    // Named without a target: it was here and is gone for good.
    if (target === null) return sendNotFound(request, reply, 410);
    const page = raw === "/404" ? undefined : pages.get(raw);
    if (page) {
      reply
        .header("Content-Security-Policy", policies.get(raw) ?? strict)
        .header("Cache-Control", revalidate);
      return reply.sendFile(page);
    }
    if (!files.has(raw) || raw.endsWith(".html")) return sendNotFound(request, reply);
    if (shownElsewhere.test(raw)) letOthersShow(reply);
    if (hashed.test(raw)) {
      keepPartHeaders(reply, raw);
      reply.header("Cache-Control", year);
      // Nobody asks whether it has changed: that would be another name.
      return reply.sendFile(raw, { etag: false, lastModified: false, acceptRanges: false });
    }
    reply.header("Cache-Control", raw.endsWith(".data") ? revalidate : hour);
    return reply.sendFile(raw);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
  return { client, pages };
}
