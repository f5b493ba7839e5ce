/** The internal page that a click should open without a full page load, or null. */
export function clientDestination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return internalPage(event.target);
}

/** True when a destination differs from the current page by its query or hash at most, as a filter's link does. */
export const isSamePage = (destination: string) =>
  new URL(destination, location.href).pathname === location.pathname;

/**
 * Path, query and hash of the page that the link around an element leads to. Null for other sites, files, downloads,
 * the API and anchors on the current page.
 */
export function internalPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  // A dot in the last segment means a file (feed.xml, a picture).
  if (/\.[^/]*$/.test(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
