import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { deskPages } from "#contract/desk/pages.ts";
import { errorMessages } from "#contract/messages.ts";
import { cacheControl } from "../http/replies/cache-control.ts";
import { Problem } from "../http/replies/problem.ts";
import { listFolderFiles } from "../site/open-site.ts";

/** The policy of the desk's one page: its own files only, nothing inline. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'";

/**
 * Serves the desk's built files, and its page at every path that can be a page's. The page shows what is unknown by
 * itself; then its status is 404.
 * @param folder the folder of the built desk
 */
export async function serveDeskPages(app: FastifyInstance, folder: string) {
  const files = listFolderFiles(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", (request, reply) => {
    const [urlPath = "/"] = request.url.split("?", 1);
    if (files.has(urlPath) && urlPath !== "/index.html") {
      const isHashed = urlPath.startsWith("/assets/");
      reply.header("Cache-Control", isHashed ? cacheControl.immutable : "no-cache");
      return reply.sendFile(urlPath);
    }
    const isPage = !path.extname(urlPath) && files.has("/index.html");
    if (!isPage) throw new Problem(404, errorMessages.deskNotFound);
    const isKnown = deskPages.includes(urlPath.split("/", 2)[1] ?? "");
    reply
      .code(isKnown ? 200 : 404)
      .header("Content-Security-Policy", pagePolicy)
      .header("Referrer-Policy", "same-origin")
      .header("Cache-Control", "no-cache");
    return reply.sendFile("index.html");
  });
  app.setNotFoundHandler(() => {
    throw new Problem(404, errorMessages.deskNotFound);
  });
}
