/** The internal page a plain click on this link should open without a full load, or null. */
export function clientDestination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return internalPage(event.target);
}

/** True when only the query or the hash differs from the page one is on, as a filter's does. */
export const isSamePage = (destination: string) =>
  new URL(destination, location.href).pathname === location.pathname;

/** Path, query and hash of the page an element's link leads to; null for other sites, files and anchors on this page. */
export function internalPage(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  // A dot in the last segment is a file (feed.xml, a picture), not a page.
  if (/\.[^/]*$/.test(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}
