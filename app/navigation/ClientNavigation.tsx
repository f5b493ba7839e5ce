import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { FailedNavigation } from "#app/components/layout/FailedNavigation.tsx";
import { useDelegatedLinks } from "./use-delegated-links.ts";
import { useFailedPage } from "./use-failed-page.ts";
import { usePrefetchTarget } from "./use-prefetch-target.ts";

/**
 * Client-side navigation for ordinary links. After a navigation it closes open dialogs, moves the focus to the new
 * page and announces its title to screen readers. When a page cannot be loaded, the current one stays, with a notice.
 */
export function ClientNavigation({ failureLabels }: { failureLabels?: { text: string; retry: string } }) {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const previousPathname = useRef(pathname);
  const prefetchTarget = usePrefetchTarget();
  const { failedPage, retry } = useFailedPage();
  useDelegatedLinks();

  useLayoutEffect(() => {
    if (previousPathname.current === pathname) return;
    // The browser's Back button leaves an open menu in place.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  }, [pathname]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    document.getElementById("content")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      {prefetchTarget && prefetchTarget !== pathname && <PrefetchPageLinks page={prefetchTarget} />}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {failureLabels && failedPage !== null && <FailedNavigation labels={failureLabels} onRetry={retry} />}
    </>
  );
}
