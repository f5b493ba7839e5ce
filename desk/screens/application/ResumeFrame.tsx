import { useEffect, useRef } from "react";

/** The place of the frame. Phones show no PDF in a page. */
export const resumeFrameStyle =
  "h-[70vh] min-h-80 w-full grow border border-hairline bg-raised max-md:hidden";

/** Chromium's PDF reader takes the focus within about 250 ms of its load. */
const loadingMs = 1_000;

/**
 * A PDF in the page. Chromium's PDF reader takes the focus when it has loaded, so that the desk's keys and what is
 * being typed would go into the document: the focus is given back unless the pointer or the Tab key brought it there.
 * @param src address of the document, whose answer sandboxes it; with a `sandbox` attribute Chromium shows no PDF
 */
export function ResumeFrame({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let previous = document.activeElement;
    let isTabPressed = false;
    let isPointerInside = false;
    let loadedAt = Number.POSITIVE_INFINITY;
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target !== frame.current) previous = target;
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        isTabPressed = key === "Tab";
      },
      { signal, capture: true },
    );
    frame.current?.addEventListener("load", () => (loadedAt = performance.now()), { signal });
    frame.current?.addEventListener("pointerenter", () => (isPointerInside = true), { signal });
    frame.current?.addEventListener("pointerleave", () => (isPointerInside = false), { signal });
    // The window loses the focus to a frame of another process.
    addEventListener(
      "blur",
      () => {
        const isClicked = isPointerInside && performance.now() - loadedAt > loadingMs;
        if (document.activeElement !== frame.current || isTabPressed || isClicked) return;
        // In a task of its own: until then the browser is still moving the focus.
        setTimeout(() => {
          frame.current?.blur();
          window.focus();
          if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
        });
      },
      { signal },
    );
    return () => listeners.abort();
  }, []);

  return <iframe ref={frame} src={src} title={title} loading="lazy" className={resumeFrameStyle} />;
}
