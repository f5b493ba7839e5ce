import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { canonicalPath, isSiteFile, redirectLocation, siteFileTypes } from "#contract/site-paths.ts";
import { isHashedFile } from "../../site/hashed-files.ts";
import type { Sites } from "../../site/sites.ts";
import { cacheControl } from "../replies/cache-control.ts";
import { sendHtmlPage } from "../replies/replies.ts";
import { allowCrossOriginEmbedding } from "../security/security-headers.ts";
import type { RequestPages } from "./request-pages.ts";

/** Link preview pictures and icons, which other sites show. */
const embeddableFile = /^\/(pictures\/og-|icon-|favicon\.|apple-touch-icon)/;

/**
 * Serves the rendered pages and files, pre-compressed and with ETags. `/about/`, `/About` and `/about.html` redirect to
 * `/about`, old paths to where the content says, and unknown paths get the 404 page.
 */
export async function serveSitePages(
  app: FastifyInstance,
  sites: Pick<Sites, "current" | "findHashedFile">,
  requestPages: () => RequestPages,
) {
  await app.register(fastifyStatic, {
    root: sites.current().clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // In `onSend`, because the static plugin sets the type by file extension just before it sends.
  app.addHook("onSend", async (request, reply) => {
    const [urlPath = "/"] = request.url.split("?", 1);
    const type = isSiteFile(urlPath) && siteFileTypes[urlPath];
    if (type && [200, 206].includes(reply.statusCode)) reply.header("Content-Type", type);
  });
  app.get("/*", async (request, reply) => {
    const { clientFolder, files, pages, redirectTargets, policyFor } = sites.current();
    const { sendNotFound, thanks } = requestPages();
    const [, urlPath = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    const target = redirectTargets.get(urlPath);
    if (target) return reply.redirect(redirectLocation(target, query), 308);
    if (target === null) return sendNotFound(request, reply, 410);

    const thanksPage = await thanks(request.url);
    if (thanksPage) return sendHtmlPage(reply.header("Cache-Control", "no-store"), thanksPage);

    const page = pages.get(urlPath);
    if (page) {
      reply
        .header("Content-Security-Policy", policyFor(urlPath))
        .header("Cache-Control", cacheControl.revalidate);
      return reply.sendFile(page, clientFolder);
    }
    // Pages of earlier sites, which visitors have open, ask for the files of those.
    const isHashed = isHashedFile(urlPath);
    const folder = isHashed ? sites.findHashedFile(urlPath) : clientFolder;
    const isFile = files.has(urlPath) || (folder !== undefined && folder !== clientFolder);
    if (!folder || !isFile || urlPath.endsWith(".html")) {
      const canonical = canonicalPath(urlPath);
      // Only to paths that exist: `//evil.example/` must not redirect to another site.
      if (!pages.has(canonical) && !redirectTargets.has(canonical)) return sendNotFound(request, reply);
      return reply.redirect(canonical + query, 308);
    }
    if (embeddableFile.test(urlPath)) allowCrossOriginEmbedding(reply);
    reply.header("Cache-Control", isHashed ? cacheControl.immutable : cacheControl.hour);
    if (!isHashed) return reply.sendFile(urlPath, folder);
    // Its name changes with its content, so nobody asks whether it has changed.
    return reply.sendFile(urlPath, folder, { etag: false, lastModified: false });
  });
  app.setNotFoundHandler((request, reply) => requestPages().sendNotFound(request, reply));
}
