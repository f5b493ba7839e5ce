import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders one page at build time. React's `prerender` waits for the whole page, so the HTML needs no streaming
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let renderError: unknown;
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />, {
    // However large, the content of a Suspense boundary stands in its place, where it needs no script to be shown.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderError ??= error;
    },
  });
  if (renderError) throw renderError;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
