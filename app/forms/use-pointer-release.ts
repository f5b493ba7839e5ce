import { useRef } from "react";

const releases = ["pointerup", "pointercancel"];

/**
 * Delays what changes a form's height while the pointer is down: what is being pressed must not move before the click.
 * @returns `onPointerDown` for the form, and a function that runs work at once or after the release
 */
export function usePointerRelease() {
  const isPointerDown = useRef(false);

  function onPointerDown() {
    isPointerDown.current = true;
    const release = () => {
      isPointerDown.current = false;
    };
    for (const name of releases) addEventListener(name, release, { once: true });
  }

  function runAfterRelease(work: () => void) {
    if (!isPointerDown.current) return work();
    const released = new AbortController();
    const run = () => {
      released.abort();
      setTimeout(work);
    };
    for (const name of releases) addEventListener(name, run, { signal: released.signal });
  }

  return { onPointerDown, runAfterRelease };
}
