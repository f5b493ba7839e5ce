import { globSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { keepPartHeaders, keepQuietly, letOthersShow } from "../security/security-headers.ts";
import type { SendNotFound } from "./not-found.ts";
import type { PolicyOf } from "./page-policies.ts";

const year = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
const hour = "public, max-age=3600";
/** For page data: between the prefetch of a link and the click on it, no second request is needed. */
const minute = "public, max-age=60";

/** Files whose name changes with their content. */
const hashed = /^\/(assets|pictures)\//;

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

type PagesParts = {
  /** The folder the build wrote. */
  dist: string;
  /** Old addresses; null for what is gone for good. */
  redirects: { from: string; to: string | null }[];
  policyOf: PolicyOf;
  sendNotFound: SendNotFound;
};

/**
 * Serves the built pages: pre-compressed, with ETags; hashed files for a year. `/about/` redirects to `/about`,
 * unknown paths get the 404 page with status 404, old addresses the redirect the content names.
 */
export async function servePages(
  app: FastifyInstance,
  { dist, redirects, policyOf, sendNotFound }: PagesParts,
) {
  const client = path.resolve(dist, "client");
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

  await app.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });

  // The static plugin names types by file endings, and does so last, for a part of one as well.
  app.addHook("onSend", async (request, reply) => {
    const [raw = "/"] = request.url.split("?", 1);
    const type = feeds[raw] ?? types[path.extname(raw)];
    if (type && [200, 206].includes(reply.statusCode)) reply.header("Content-Type", type);
  });
  app.get("/*", (request, reply) => {
    const [, raw = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    if (raw !== "/" && raw.endsWith("/")) {
      // Only to paths that exist: `//evil.example/` must not become a redirect to another site.
      // Each run of slashes is looked at once: fifteen thousand of them must not take a fifth of a second.
      const trimmed = raw.replace(/(?<!\/)\/+$/, "");
      if (!pages.has(trimmed) && !moved.has(trimmed)) return sendNotFound(request, reply);
      return reply.redirect(trimmed + query, 308);
    }
    const target = moved.get(raw);
    if (target) return reply.redirect(target + query, 308);
    // Named without a target: it was here and is gone for good.
    if (target === null) return sendNotFound(request, reply, 410);
    const page = raw === "/404" || raw === "/410" ? undefined : pages.get(raw);
    if (page) {
      reply.header("Content-Security-Policy", policyOf(raw)).header("Cache-Control", revalidate);
      keepQuietly(reply);
      // Its ETag says whether it has changed; every byte beyond the first flight of TCP costs a round trip.
      return reply.sendFile(page, { lastModified: false, acceptRanges: false });
    }
    if (!files.has(raw) || raw.endsWith(".html")) return sendNotFound(request, reply);
    if (shownElsewhere.test(raw)) letOthersShow(reply);
    if (hashed.test(raw)) {
      keepPartHeaders(reply, raw);
      keepQuietly(reply);
      reply.header("Cache-Control", year);
      // Nobody asks whether it has changed: that would be another name.
      return reply.sendFile(raw, { etag: false, lastModified: false, acceptRanges: false });
    }
    reply.header("Cache-Control", raw.endsWith(".data") ? minute : hour);
    return reply.sendFile(raw);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
}
