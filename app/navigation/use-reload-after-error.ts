import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";

const storageKey = "reloadedAt";
/** When an error returns sooner, loading the page again does not help. */
const minIntervalMs = 10_000;

/**
 * Loads the document again when a page cannot be rendered: after a release its data may be newer than the scripts of
 * this tab.
 */
export function useReloadAfterError(error: unknown) {
  useEffect(() => {
    if (!import.meta.env.PROD || isRouteErrorResponse(error)) return;
    try {
      const isRepeated = Date.now() - Number(sessionStorage.getItem(storageKey)) < minIntervalMs;
      if (isRepeated) return;
      sessionStorage.setItem(storageKey, String(Date.now()));
    } catch {
      // Without storage it could not be told whether this is the second time.
      return;
    }
    location.reload();
  }, [error]);
}
