import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { clientDestination, internalPage, isSamePage } from "./client-navigation.ts";
import { isKept, keepData } from "./kept-data.ts";
import { bringLateFont } from "./late-font.ts";
import { animates, judgeTransition } from "./transitions.ts";

/**
 * Turns ordinary links into client-side navigations: one listener for the whole document, so that every part
 * and every Markdown text can use a plain `<a>`. Prefetches a page as soon as someone points at it, touches
 * or focuses it. After a navigation, focus goes to the new page and its title is announced.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [likely, setLikely] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef(pathname);
  const clicked = useRef(0);

  useEffect(() => {
    function open(event: MouseEvent) {
      const destination = clientDestination(event);
      if (destination === null) return;
      event.preventDefault();
      clicked.current = isKept(destination) ? performance.now() : 0;
      void navigate(destination, { viewTransition: animates() });
    }
    function prefetch(event: Event) {
      const page = internalPage(event.target)?.replace(/#.*/, "");
      // After answering what was pressed or focused.
      if (page && !isSamePage(page)) startTransition(() => setLikely(page));
    }
    const signs = ["pointerover", "touchstart", "focusin"] as const;
    document.addEventListener("click", open);
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      document.removeEventListener("click", open);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [navigate]);

  useEffect(() => {
    if (likely) keepData(likely);
  }, [likely]);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    // Whatever brought the next page, a link in a dialog or the browser's Back behind an open menu: it shows.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (clicked.current > 0) judgeTransition(clicked.current);
    clicked.current = 0;
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    bringLateFont();
    document.getElementById("content")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <>
      {likely && likely !== pathname && <PrefetchPageLinks page={likely} />}
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
