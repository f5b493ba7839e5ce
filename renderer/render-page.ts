import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { PageInput } from "#app/page-input.ts";
import { renderRequest } from "#app/render-request.ts";
import { type ContentOptions, contentContext, withContent } from "#content-model/content-context.ts";
import { placesIn } from "#content-model/mark-texts.ts";
import type { TextPlace } from "#contract/preview-marks.ts";
import type { PictureRequest } from "#pictures/requests.ts";
import { errorPages, finishPage } from "./pages/finish-page.ts";

/** What pages and their pictures are made from. */
export type RenderOptions = ContentOptions & {
  /** Folder of drawn pictures. */
  pictureFolder: string;
};

/** A rendered page: its HTML, its Content-Security-Policy, and what it was made from. */
export type RenderedPage = {
  status: number;
  html: string;
  policy: string;
  /** Where its marked texts stand, by the numbers of their marks; none in what is published. */
  texts: Readonly<Record<number, TextPlace>>;
  /** Pictures that it shows, by file name. */
  pictures: ReadonlyMap<string, PictureRequest>;
  /** Files and folders of the content that were read. */
  files: ReadonlySet<string>;
  /** Hashes of the derived values that were read, by their names. */
  values: ReadonlyMap<string, string>;
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Answers a request as React Router does. @throws the first error of a loader or a component */
async function request(address: string, input: PageInput) {
  const context = new RouterContextProvider();
  const errors: unknown[] = [];
  context.set(renderRequest, { ...input, onError: (error) => errors.push(error) });
  const response = await handle(new Request(`http://localhost${address}`), context);
  const body = await response.text();
  if (errors.length > 0) throw errors[0];
  return { status: response.status, body };
}

/**
 * Renders a page of the site.
 * @param path such as `/about`; `/404` and `/410` are the error pages
 * @throws ContentError when content that it needs cannot be read
 */
export async function renderPage(
  path: string,
  options: ContentOptions,
  input: PageInput = {},
): Promise<RenderedPage> {
  const context = contentContext(options);
  // The app must not start at the address of an error page, which is that of no page.
  const hasApp = input.hasApp ?? !(import.meta.env.DEV && errorPages.includes(path));
  const { status, body } = await withContent(context, () => request(path, { ...input, hasApp }));
  const finished = finishPage(body, path, context);
  const { pictures, files, values, marks } = context;
  const texts = marks ? placesIn(finished.html) : {};
  return { status, ...finished, texts, pictures, files, values };
}

/** The paths of the routes without parameters, such as `/about`. */
export const staticPaths = Object.values(build.routes).flatMap((route) => {
  if (route?.index) return ["/"];
  return route?.path && !/[:*]/.test(route.path) ? [`/${route.path}`] : [];
});
