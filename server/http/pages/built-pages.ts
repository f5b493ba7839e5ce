import { globSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendHtmlPage } from "../replies/replies.ts";
import { allowCrossOriginEmbedding } from "../security/security-headers.ts";
import type { SendNotFound } from "./not-found.ts";
import type { PolicyFor } from "./page-policies.ts";
import { thanksPage } from "./thanks-page.ts";

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
  hour: "public, max-age=3600",
  // React Router's prefetching relies on the browser's cache.
  minute: "public, max-age=60",
};

/** Files whose name changes with their content. */
const hashedFile = /^\/(assets|pictures)\//;

/** Link preview pictures and icons, which other sites show. */
const embeddableFile = /^\/(pictures\/og-|icon-|favicon\.|apple-touch-icon)/;

const typesByExtension: Record<string, string> = {
  ".data": "text/x-script; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Feeds have media types of their own. */
const typesByPath: Record<string, string> = {
  "/feed.xml": "application/atom+xml; charset=utf-8",
  "/careers/feed.xml": "application/rss+xml; charset=utf-8",
  "/careers/feed.json": "application/feed+json; charset=utf-8",
};

type BuiltPagesOptions = {
  /** The folder that the build wrote. */
  dist: string;
  /** Redirects of old paths; `to` is null where the page is gone (410). */
  redirects: { from: string; to: string | null }[];
  policyFor: PolicyFor;
  sendNotFound: SendNotFound;
};

/** Lists the built files, and the pages among them by their path. */
function listFiles(clientFolder: string) {
  const files = new Set(
    globSync(["**/*", ".well-known/*"], { cwd: clientFolder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${path.relative(clientFolder, path.join(entry.parentPath, entry.name))}`),
  );
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => [file.slice(0, -"/index.html".length) || "/", file] as const)
      .filter(([pagePath]) => pagePath !== "/404" && pagePath !== "/410"),
  );
  return { files, pages };
}

function cacheControlFor(file: string) {
  if (hashedFile.test(file)) return cacheControl.immutable;
  return file.endsWith(".data") ? cacheControl.minute : cacheControl.hour;
}

/** The path that a page would have: in lower case, without `index.html`, `.html` and slashes at its end. */
function canonicalPath(urlPath: string) {
  // The lookbehind keeps this linear; `/\/+$/` is quadratic on long runs of slashes.
  const path = urlPath.toLowerCase().replace(/(?<!\/)\/+$/, "");
  return path.replace(/(\/index)?\.html$/, "") || "/";
}

/**
 * Serves the built pages and files, pre-compressed and with ETags. `/about/`, `/About` and `/about.html` redirect to
 * `/about`, old paths to where the content says, and unknown paths get the 404 page.
 */
export async function serveBuiltPages(
  app: FastifyInstance,
  { dist, redirects, policyFor, sendNotFound }: BuiltPagesOptions,
) {
  const clientFolder = path.resolve(dist, "client");
  const { files, pages } = listFiles(clientFolder);
  const redirectTargets = new Map(redirects.map(({ from, to }) => [from, to]));

  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // In `onSend`, because the static plugin sets the type by file extension just before it sends.
  app.addHook("onSend", async (request, reply) => {
    const [urlPath = "/"] = request.url.split("?", 1);
    const type = typesByPath[urlPath] ?? typesByExtension[path.extname(urlPath)];
    if (type && [200, 206].includes(reply.statusCode)) reply.header("Content-Type", type);
  });
  app.get("/*", (request, reply) => {
    const [, urlPath = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    const target = redirectTargets.get(urlPath);
    if (target) return reply.redirect(target + query, 308);
    if (target === null) return sendNotFound(request, reply, 410);

    const thanks = thanksPage(clientFolder, request.url);
    if (thanks) return sendHtmlPage(reply.header("Cache-Control", "no-store"), thanks);

    const page = pages.get(urlPath);
    if (page) {
      reply
        .header("Content-Security-Policy", policyFor(urlPath))
        .header("Cache-Control", cacheControl.revalidate);
      return reply.sendFile(page);
    }
    if (!files.has(urlPath) || urlPath.endsWith(".html")) {
      const canonical = canonicalPath(urlPath);
      // Only to paths that exist: `//evil.example/` must not redirect to another site.
      if (!pages.has(canonical) && !redirectTargets.has(canonical)) return sendNotFound(request, reply);
      return reply.redirect(canonical + query, 308);
    }
    if (embeddableFile.test(urlPath)) allowCrossOriginEmbedding(reply);
    reply.header("Cache-Control", cacheControlFor(urlPath));
    return reply.sendFile(urlPath);
  });
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply));
}
