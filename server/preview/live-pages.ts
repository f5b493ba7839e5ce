import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerData } from "#contract/server-data.ts";
import { canonicalPath, isSiteFile, redirectLocation, siteFileTypes } from "#contract/site-paths.ts";
import type { PictureRequest } from "#pictures/requests.ts";
import type { RenderOptions } from "#renderer/render-page.ts";
import type { Renderer } from "#renderer/renderer.ts";
import type { SiteServing } from "../http/app-options.ts";
import { type RequestPages, requestPages } from "../http/pages/request-pages.ts";
import { pictureTypes } from "../http/replies/picture-types.ts";
import { sendHtmlPage } from "../http/replies/replies.ts";

export type LivePagesOptions = {
  /** The renderer as it is now; development loads it again when it has changed. */
  renderer: () => Promise<Renderer>;
  /** The content folder as it is now, with drafts. */
  content: () => RenderOptions;
  /** Folder with the program's scripts and styles; null where somebody else serves them. */
  assets: string | null;
  /** Called before each page. @throws what its error page then shows, for instance mistakes in files it does not use */
  check?: () => Promise<void>;
  /** A page in place of one that cannot be rendered. */
  errorPage: (error: unknown) => Promise<string>;
};

/**
 * Serves the pages of a content folder as it is now, each rendered when it is asked for.
 * @throws ContentError when the server cannot read what it needs of the content
 */
export async function livePages({
  renderer,
  content,
  assets,
  check,
  errorPage,
}: LivePagesOptions): Promise<SiteServing> {
  /** The pictures that rendered pages show, by file name. */
  const pictures = new Map<string, PictureRequest>();
  let paths: string[] = [];
  const data = {} as ServerData;
  let rendered: RequestPages;

  /** Reads which pages there are, and what the server needs of the content. */
  async function refresh() {
    const site = await (await renderer()).readSiteData(content());
    paths = site.paths;
    Object.assign(data, site.data);
    // They keep what they have rendered.
    const pages = { has: (one: string) => paths.includes(one) };
    rendered = requestPages({ data, pages }, render, sendNotFound);
  }
  const render: Parameters<typeof requestPages>[1] = async (pagePath, input) => {
    const page = await (await renderer()).renderPage(pagePath, content(), input);
    for (const [file, request] of page.pictures) pictures.set(file, request);
    return page;
  };
  async function sendNotFound(_request: FastifyRequest, reply: FastifyReply, status: 404 | 410 = 404) {
    return sendHtmlPage(
      reply.code(status).header("Cache-Control", "no-store"),
      await render(`/${status}`, {}),
    );
  }
  async function sendPicture(reply: FastifyReply, file: string) {
    const request = pictures.get(file);
    if (!request) return sendNotFound(reply.request, reply);
    const { pictureContent } = await renderer();
    const picture = await pictureContent(content().pictureFolder, file, request);
    return reply.type(pictureTypes[path.extname(file)] ?? "").send(picture);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, urlPath = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    reply.header("Cache-Control", "no-store");
    if (urlPath.startsWith("/pictures/")) return sendPicture(reply, urlPath.slice("/pictures/".length));
    await check?.();
    await refresh();
    const redirects = new Map(data.redirects.map(({ from, to }) => [from, to]));
    const target = redirects.get(urlPath);
    if (target) return reply.redirect(redirectLocation(target, query), 308);
    if (target === null) return sendNotFound(request, reply, 410);
    const thanks = await rendered.thanks(request.url);
    if (thanks) return sendHtmlPage(reply, thanks);
    if (isSiteFile(urlPath)) {
      return reply
        .type(siteFileTypes[urlPath])
        .send(await (await renderer()).renderSiteFile(urlPath, content()));
    }
    if (paths.includes(urlPath)) return sendHtmlPage(reply, await render(urlPath, {}));
    const canonical = canonicalPath(urlPath);
    const isKnown = paths.includes(canonical) || redirects.has(canonical);
    // Only to paths that exist: `//evil.example/` must not redirect to another site.
    return canonical !== urlPath && isKnown
      ? reply.redirect(canonical + query, 308)
      : sendNotFound(request, reply);
  }

  await refresh();
  return {
    data,
    requestPages: () => rendered,
    problem: () => null,
    async servePages(app) {
      if (assets !== null) await app.register(fastifyStatic, { root: assets, wildcard: false });
      app.get("/*", async (request, reply) => {
        try {
          return await answer(request, reply);
        } catch (error) {
          const html = await errorPage(error);
          return reply.code(500).removeHeader("Content-Security-Policy").type("text/html").send(html);
        }
      });
      app.setNotFoundHandler(sendNotFound);
    },
  };
}
