/** The page that a click would open in this tab; null for other sites, files, downloads and anchors on this page. */
function destinationOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  // The properties of links in drawings are no texts.
  const address = link?.getAttribute("href");
  if (!link || !address || link.getAttribute("target") || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash, href } = new URL(address, location.href);
  const isAnchor = hash !== "" && pathname === location.pathname && search === location.search;
  return origin === location.origin && !isAnchor ? href : null;
}

/**
 * Keeps the page, and what was typed in it, when a link is followed without a connection: the browser would replace it by
 * its error page. A notice offers to try again.
 */
export function keepPageOffline() {
  const notice = document.querySelector<HTMLElement>("[data-offline-notice]");
  if (!notice) return;
  let destination = "";
  const hide = () => {
    notice.hidden = true;
  };
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  addEventListener("click", (event) => {
    const isBeside = event.target instanceof Node && !notice.contains(event.target);
    if (navigator.onLine && isBeside) return hide();
    const target = destinationOf(event);
    if (target === null) return;
    event.preventDefault();
    destination = target;
    notice.hidden = false;
  });
  notice.querySelector("button")?.addEventListener("click", () => {
    if (navigator.onLine) location.assign(destination);
  });
  // Back may show this page again as it was left.
  addEventListener("pageshow", hide);
}
