import { mineHref } from "../../api/inbox-filter.ts";

const storageKey = "desk-next-page";

/** Remembers the page that was asked for; a link from a mail opens in another tab. */
export function rememberNextPage(href: string | null) {
  // Only a path of the desk, never another site's address.
  if (href && /^\/(?![/\\])/.test(href)) localStorage.setItem(storageKey, href);
}

/** The page to open after sign-in, once: what the member has to do, unless another was asked for. */
export function takeNextPage() {
  const href = localStorage.getItem(storageKey) ?? mineHref;
  localStorage.removeItem(storageKey);
  return href;
}
