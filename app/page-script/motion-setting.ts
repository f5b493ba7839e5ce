/** Where a visitor's wish for less motion is kept, across pages and visits. */
export const motionPausedKey = "motionPaused";

/** Remembers whether a visitor has paused motion; without storage, until the page is left. */
export function setMotionPaused(paused: boolean) {
  document.documentElement.toggleAttribute("data-motion-paused", paused);
  try {
    if (paused) localStorage.setItem(motionPausedKey, "");
    else localStorage.removeItem(motionPausedKey);
  } catch {
    // The browser forbids storage.
  }
}
