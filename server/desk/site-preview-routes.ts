import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { siteApi } from "#contract/desk/site.ts";
import { pictureTypes } from "../http/replies/picture-types.ts";
import { openOnce } from "../open-once.ts";
import { ConflictError, NotFoundError } from "../permissions/errors.ts";
import { requireSiteRight } from "../permissions/permissions.ts";
import { previewPages } from "../publications/editor/preview.ts";
import { opensPreview } from "../publications/editor/preview-links.ts";
import type { DeskOptions } from "./desk-options.ts";
import { handle } from "./handle.ts";
import { noticePage } from "./notice-page.ts";
import { openSiteEditor } from "./site-editor.ts";

/** No script runs in a preview, whatever stands in the content. */
const policy = (ancestors: string) =>
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  `form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors}`;

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ...pictureTypes,
};

type Request = {
  reply: FastifyReply;
  /** Path of the page, style sheet or picture on the site. */
  address: string;
  /** What its addresses begin with. */
  prefix: string;
  isEdited: boolean;
  file?: string | undefined;
};

/** Answers with pages of the site that have the drafts in them, and with what these show. */
function previewAnswers({ editor }: Pick<DeskOptions, "editor">) {
  // One for all requests of a route: it knows the pictures of the pages that it has shown.
  const open = openOnce(async () => previewPages(await openSiteEditor(editor)));
  return async ({ reply, address, prefix, isEdited, file }: Request) => {
    const pages = await open();
    const extension = path.extname(address);
    if (extension !== "") {
      const isPicture = address.startsWith("/pictures/");
      const content = await (isPicture
        ? pages.picture(address.slice("/pictures/".length))
        : pages.asset(address, prefix));
      // Its name changes with its content, or it is an icon.
      return reply
        .header("Cache-Control", "private, max-age=3600")
        .type(types[extension] ?? "application/octet-stream")
        .send(content);
    }
    const { status, html } = await pages.page(address, { prefix, isEdited, file });
    return reply.code(status).type("text/html; charset=utf-8").send(html);
  };
}

/** Pages of the site with the drafts in them, for a frame of the desk. */
export function sitePreviewRoutes(api: FastifyInstance, options: DeskOptions) {
  const answer = previewAnswers(options);
  handle(api, siteApi.preview, async ({ member, params, query, request, reply }) => {
    requireSiteRight(member, "editor");
    reply.header("Content-Security-Policy", policy("'self'")).header("X-Frame-Options", "SAMEORIGIN");
    try {
      return await answer({
        reply,
        address: `/${params["*"]}`,
        prefix: "/api/site/preview",
        isEdited: true,
        file: query.file,
      });
    } catch (error) {
      if (!(error instanceof ConflictError) || request.headers["sec-fetch-dest"] !== "iframe") throw error;
      const page = noticePage("This page cannot be shown yet", error.message);
      return reply.code(409).type("text/html; charset=utf-8").send(page);
    }
  });
}

/** The same pages for whoever has a link to them, without an account. Nothing else of the desk opens with it. */
export function sharedPreviewRoutes(app: FastifyInstance, options: DeskOptions) {
  const answer = previewAnswers(options);
  app.get<{ Params: { token: string; "*": string } }>("/preview/:token/*", async ({ params }, reply) => {
    reply
      .header("Cache-Control", "no-store")
      .header("X-Robots-Tag", "noindex, nofollow")
      .header("Referrer-Policy", "no-referrer")
      .header("Content-Security-Policy", policy("'none'"));
    const { token, "*": address } = params;
    const sendNotice = (status: number, title: string, text: string) =>
      reply.code(status).type("text/html; charset=utf-8").send(noticePage(title, text));
    if (!(await opensPreview(options.store, token))) {
      return sendNotice(
        404,
        "This preview has ended",
        "A preview link works for 24 hours at most. Please ask for a new one.",
      );
    }
    try {
      return await answer({ reply, address: `/${address}`, prefix: `/preview/${token}`, isEdited: false });
    } catch (error) {
      if (error instanceof NotFoundError) return reply.code(404).type("text/plain").send("Not found");
      if (!(error instanceof ConflictError)) throw error;
      const text = "Something on this page is not finished. Please try again later.";
      return sendNotice(409, "This page cannot be shown now", text);
    }
  });
}
