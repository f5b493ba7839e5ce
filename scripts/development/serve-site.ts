import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "node-html-parser";
import type { Plugin, ViteDevServer } from "vite";
import type { ContentError } from "#content-model/read-content.ts";
import { readRedirects } from "#content-model/redirects.ts";
import { redirectLocation } from "#contract/redirect-location.ts";
import { canonicalPath, isSiteFile, type SiteFilePath, siteFileTypes } from "#contract/site-paths.ts";
import { describePage } from "../built-pages.ts";
import { siteFiles } from "../site-files/write-site-files.ts";
import { contentErrorPage } from "./content-error-page.ts";
import { type ContentMistake, describeMistakes } from "./content-mistakes.ts";
import { pagePaths, renderPage } from "./render-page.ts";

export type SiteOptions = {
  /** The mistakes of the content as it is now. */
  mistakes: () => Promise<ContentMistake[]>;
  /** Called with the HTML of each page that was sent. */
  onPage: (path: string, html: string) => Promise<void>;
};

/** Not parsed with `URL`, which takes `//evil.example` for a host: here it is a path. */
const requestParts = (request: IncomingMessage) => {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(request.url ?? "/") ?? [];
  return { path, query };
};

const htmlType = "text/html; charset=utf-8";

function sendText(response: ServerResponse, status: number, type: string, text: string) {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(text);
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(308, { Location: location }).end();
}

const pageRequest = (path: string, query = "") => new Request(`http://localhost${path}${query}`);

/** The error page without the app: its address is that of no page, so it cannot be hydrated. */
async function errorPage(vite: ViteDevServer, status: 404 | 410): Promise<string> {
  const { response } = await renderPage(vite, pageRequest(`/${status}`));
  const page = parse(await response.text(), { comment: true });
  for (const script of page.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  const html = page.toString();
  return html.replace("</head>", '<script type="module" src="/@vite/client"></script></head>');
}

/** The sitemap and the other files that a build derives from all pages. */
async function siteFile(vite: ViteDevServer, path: SiteFilePath): Promise<string> {
  const pages = [];
  for (const pagePath of [...(await pagePaths(vite))].sort()) {
    const { response } = await renderPage(vite, pageRequest(pagePath));
    const page = describePage(pagePath, await response.text());
    if (page) pages.push(page);
  }
  return (await siteFiles(pages))[path];
}

async function answer(
  vite: ViteDevServer,
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { path, query } = requestParts(request);
  const sendMistakes = (mistakes: ContentMistake[]) =>
    sendText(response, 500, htmlType, contentErrorPage(mistakes));
  const mistakes = await options.mistakes();
  if (mistakes.length > 0) return sendMistakes(mistakes);

  const redirects = new Map((await readRedirects()).map(({ from, to }) => [from, to]));
  const target = redirects.get(path);
  if (target) return redirect(response, redirectLocation(target, query));
  if (target === null) return sendText(response, 410, htmlType, await errorPage(vite, 410));

  if (isSiteFile(path)) return sendText(response, 200, siteFileTypes[path], await siteFile(vite, path));

  const pages = await pagePaths(vite);
  const isData = path.endsWith(".data");
  if (!isData && !pages.has(path)) {
    const canonical = canonicalPath(path);
    // Only to paths that exist: `//evil.example/` must not redirect to another site.
    if (path !== canonical && (pages.has(canonical) || redirects.has(canonical))) {
      return redirect(response, canonical + query);
    }
    return sendText(response, 404, htmlType, await errorPage(vite, 404));
  }

  const rendered = await renderPage(vite, pageRequest(path, query));
  if (rendered.error instanceof Error && rendered.error.name === "ContentError") {
    return sendMistakes(await describeMistakes(rendered.error as ContentError));
  }
  // Vite's own error page shows where it was thrown.
  if (rendered.error) throw rendered.error;
  const { status, headers } = rendered.response;
  const body = Buffer.from(await rendered.response.arrayBuffer());
  if (!isData && status === 200) await options.onPage(path, body.toString());
  response.writeHead(status, { ...Object.fromEntries(headers), "Cache-Control": "no-store" });
  response.end(body);
}

/**
 * Serves the site in development as the production server does: pages of files that were just added, redirects, feeds,
 * and error pages with their status. Mistakes in the content take the place of every page.
 */
export function serveSite(options: SiteOptions): Plugin {
  return {
    name: "serve-site",
    // Before React Router's own handler.
    enforce: "pre",
    configureServer(vite) {
      return () => {
        vite.middlewares.use((request, response, next) => {
          if (request.method !== "GET" && request.method !== "HEAD") return next();
          answer(vite, options, request, response).catch(next);
        });
      };
    },
  };
}
