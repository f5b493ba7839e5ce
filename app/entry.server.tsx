import { prerender } from "react-dom/static";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PageInputContext } from "./page-input.ts";
import { renderRequest } from "./render-request.ts";

/**
 * Renders one page. React's `prerender` waits for the whole page, so the HTML needs no streaming scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  let renderError: unknown;
  const { onError: _, ...input } = context.get(renderRequest);
  const { prelude } = await prerender(
    <PageInputContext value={input}>
      <ServerRouter context={routerContext} url={request.url} />
    </PageInputContext>,
    {
      // However large, the content of a Suspense boundary stands in its place, where it needs no script to be shown.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        renderError ??= error;
      },
    },
  );
  if (renderError) throw renderError;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}

/** Hands the errors of loaders and components to whoever asked for the page. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderRequest).onError?.(error);
};
