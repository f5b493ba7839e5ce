const waits = "data-waiting";

/** The view, all that lies above it, and `below` of its height beneath it (or without as much, where negative). */
const downTo = (below: `${number}%`): IntersectionObserverInit => ({
  rootMargin: `999999px 0px ${below} 0px`,
});

/**
 * Lets elements of class `reveal` rise as they come into view, once each. Nothing is hidden before the visitor first
 * scrolls, and then only while it is about to come up from below for the first time: content is never invisible while
 * it waits for a script, and whatever is jumped to, was jumped over, or lies far below again, is simply there.
 * @returns a function that stops it and shows what still waits
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const reached = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute(waits);
      reached.unobserve(target);
      near.unobserve(target);
    }
  }, downTo("-8%"));
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      target.toggleAttribute(waits, isIntersecting && boundingClientRect.top > innerHeight);
  }, downTo("30%"));
  function follow() {
    for (const element of document.querySelectorAll(".reveal")) {
      reached.observe(element);
      near.observe(element);
    }
  }
  addEventListener("scroll", follow, { passive: true, once: true });
  return () => {
    removeEventListener("scroll", follow);
    near.disconnect();
    reached.disconnect();
    for (const element of document.querySelectorAll(`[${waits}]`)) element.removeAttribute(waits);
  };
}
