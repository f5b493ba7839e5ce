import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { redirectLocation } from "#contract/redirect-location.ts";
import { canonicalPath, isSiteFile, siteFileTypes } from "#contract/site-paths.ts";
import type { Releases } from "../../releases/releases.ts";
import { sendHtmlPage } from "../replies/replies.ts";
import { allowCrossOriginEmbedding, removePageHeaders } from "../security/security-headers.ts";
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

function cacheControlFor(file: string) {
  if (hashedFile.test(file)) return cacheControl.immutable;
  return file.endsWith(".data") ? cacheControl.minute : cacheControl.hour;
}

/**
 * Serves the built pages and files, pre-compressed and with ETags. `/about/`, `/About` and `/about.html` redirect to
 * `/about`, old paths to where the content says, and unknown paths get the 404 page.
 */
export async function serveBuiltPages(app: FastifyInstance, releases: Releases) {
  await app.register(fastifyStatic, {
    root: releases.current().clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // In `onSend`, because the static plugin sets the type by file extension just before it sends.
  app.addHook("onSend", async (request, reply) => {
    const [urlPath = "/"] = request.url.split("?", 1);
    const type = isSiteFile(urlPath) ? siteFileTypes[urlPath] : typesByExtension[path.extname(urlPath)];
    if (type && [200, 206].includes(reply.statusCode)) reply.header("Content-Type", type);
  });
  app.get("/*", (request, reply) => {
    const { clientFolder, files, pages, redirectTargets, policyFor, sendNotFound } = releases.current();
    const [, urlPath = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    const target = redirectTargets.get(urlPath);
    if (target) return reply.redirect(redirectLocation(target, query), 308);
    if (target === null) return sendNotFound(request, reply, 410);

    const thanks = thanksPage(clientFolder, request.url);
    if (thanks) return sendHtmlPage(reply.header("Cache-Control", "no-store"), thanks);

    const page = pages.get(urlPath);
    if (page) {
      reply
        .header("Content-Security-Policy", policyFor(urlPath))
        .header("Cache-Control", cacheControl.revalidate);
      return reply.sendFile(page, clientFolder);
    }
    // Pages of earlier releases, which visitors have open, ask for the files of those.
    const folder = hashedFile.test(urlPath) ? releases.findHashedFile(urlPath) : clientFolder;
    const isFile = files.has(urlPath) || (folder !== undefined && folder !== clientFolder);
    if (!folder || !isFile || urlPath.endsWith(".html")) {
      const canonical = canonicalPath(urlPath);
      // Only to paths that exist: `//evil.example/` must not redirect to another site.
      if (!pages.has(canonical) && !redirectTargets.has(canonical)) return sendNotFound(request, reply);
      return reply.redirect(canonical + query, 308);
    }
    if (embeddableFile.test(urlPath)) allowCrossOriginEmbedding(reply);
    reply.header("Cache-Control", cacheControlFor(urlPath));
    if (!hashedFile.test(urlPath)) return reply.sendFile(urlPath, folder);
    removePageHeaders(reply);
    // Its name changes with its content, so nobody asks whether it has changed.
    return reply.sendFile(urlPath, folder, { etag: false, lastModified: false });
  });
  app.setNotFoundHandler((request, reply) => releases.current().sendNotFound(request, reply));
}
