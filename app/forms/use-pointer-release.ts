import { useRef } from "react";

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
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release, { once: true });
  }

  function runAfterRelease(work: () => void) {
    if (!isPointerDown.current) return work();
    addEventListener("pointerup", () => setTimeout(work), { once: true });
  }

  return { onPointerDown, runAfterRelease };
}
