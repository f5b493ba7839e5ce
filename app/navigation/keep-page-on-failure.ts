import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";

/** Dispatched on the document when a page could not be loaded; its `detail` is the page's path with query and hash. */
export const navigationFailedEvent = "navigationfailed";

declare global {
  interface DocumentEventMap {
    [navigationFailedEvent]: CustomEvent<string>;
  }
}

/** Whether loading failed for another reason than an address that does not exist. */
function isFailure({ type, result }: DataStrategyResult) {
  return type === "error" && !(isRouteErrorResponse(result) && [404, 410].includes(result.status));
}

/**
 * Keeps the current page when the next one cannot be loaded, and reports it with an event. The failed navigation stays
 * pending until another one replaces it, for instance a retry.
 */
export const keepPageOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.signal.aborted || !Object.values(results).some(isFailure)) return results;
  const { pathname, search, hash } = new URL(request.url);
  document.dispatchEvent(new CustomEvent(navigationFailedEvent, { detail: pathname + search + hash }));
  return new Promise((resolve) => {
    request.signal.addEventListener("abort", () => resolve(results), { once: true });
  });
};
