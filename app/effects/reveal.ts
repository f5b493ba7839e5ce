const waits = "data-waiting";

/** Calls back once for each element given to it, when it comes within the view widened by `margin` below. */
function onceWithin(margin: string, meet: (element: Element, place: DOMRectReadOnly) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        meet(target, boundingClientRect);
      }
    },
    { rootMargin: `0px 0px ${margin} 0px` },
  );
  return observer;
}

/**
 * Lets elements of class `reveal` rise as they come into view, once each. Nothing is hidden before the visitor first
 * scrolls, and then only what is about to come up from below for the first time: content is never invisible while it
 * waits for a script, and whatever is jumped to, or was jumped over, is simply there.
 * @returns a function that stops it and shows what still waits
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const reached = onceWithin("-8%", (element) => element.removeAttribute(waits));
  /** How far down the page the visitor has been, in pixels. */
  let furthest = 0;
  const near = onceWithin("30%", (element, place) => {
    if (place.top <= innerHeight || place.top + scrollY <= furthest) return;
    element.setAttribute(waits, "");
    reached.observe(element);
  });
  function follow() {
    if (furthest === 0) for (const element of document.querySelectorAll(".reveal")) near.observe(element);
    furthest = Math.max(furthest, scrollY + innerHeight);
  }
  addEventListener("scroll", follow, { passive: true });
  return () => {
    removeEventListener("scroll", follow);
    near.disconnect();
    reached.disconnect();
    for (const element of document.querySelectorAll(`[${waits}]`)) element.removeAttribute(waits);
  };
}
