// Inline script of the pages with the app; bundled by scripts/build-assets.ts.

/** Events that count as the visitor's first interaction. A touch begins with `pointerdown`. */
const interactionEvents = ["pointermove", "pointerdown", "keydown", "focusin"];

/** Wait after the page's load event: what starts sooner competes with the first paint and the largest picture. */
const startDelayMs = 300;

/** Latest start where the browser is never idle. */
const idleTimeoutMs = 4000;

/** When the app has not hydrated by then, forms and buttons work as they do without script. */
const hydrationTimeoutMs = 5000;

/** Runs React Router's entry script, which the build has left in the page as text (see renderer/pages/client-entry.ts). */
function runClientEntry(onError: () => void) {
  const entry = document.createElement("script");
  entry.type = "module";
  entry.textContent = document.querySelector("[data-client-entry]")?.textContent ?? "";
  entry.addEventListener("error", onError);
  document.head.append(entry);
}

/**
 * Starts the app when the page has loaded and the browser is idle, or at the first interaction. The last click before
 * hydration on a button that sends a form is repeated after it; until then the form is held back instead of leaving the
 * page, and its button says that it is busy.
 */
function deferHydration() {
  let started = false;
  let clickedButton: HTMLElement | undefined;

  function start() {
    if (started) return;
    started = true;
    for (const name of interactionEvents) removeEventListener(name, start, true);
    runClientEntry(replayClick);
    setTimeout(replayClick, hydrationTimeoutMs);
  }
  function holdClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest("button:not([command])");
    // Others in the page as it was loaded belong to the page script, which needs no app.
    if (!(button instanceof HTMLButtonElement) || button.type !== "submit") return;
    clickedButton?.removeAttribute("aria-busy");
    clickedButton = button;
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
  }
  function replayClick() {
    removeEventListener("click", holdClick, true);
    clickedButton?.removeAttribute("aria-busy");
    if (clickedButton?.isConnected) clickedButton.click();
    clickedButton = undefined;
  }

  addEventListener("click", holdClick, true);
  document.addEventListener("hydrated", replayClick, { once: true });
  for (const name of interactionEvents) addEventListener(name, start, { capture: true, passive: true });
  addEventListener("load", () => {
    setTimeout(() => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
      else start();
    }, startDelayMs);
  });
}

deferHydration();
