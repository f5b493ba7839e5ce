const waitingAttribute = "data-waiting";

/**
 * Options for observing everything above a line near the bottom of the view: `offset` of the view's height below the
 * bottom, or above it when negative.
 */
const observeAbove = (offset: `${number}%`): IntersectionObserverInit => ({
  rootMargin: `999999px 0px ${offset} 0px`,
});

/**
 * Fades elements of class `reveal` in when they scroll into view from below, once each. Nothing is hidden before the
 * first scroll, and then only elements just below the view, so that no content is invisible after a jump.
 */
export function revealOnScroll() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const revealObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute(waitingAttribute);
      revealObserver.unobserve(target);
      hideObserver.unobserve(target);
    }
  }, observeAbove("-8%"));
  const hideObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      target.toggleAttribute(waitingAttribute, isIntersecting && boundingClientRect.top > innerHeight);
  }, observeAbove("30%"));
  function observeElements() {
    for (const element of document.querySelectorAll(".reveal")) {
      revealObserver.observe(element);
      hideObserver.observe(element);
    }
  }
  addEventListener("scroll", observeElements, { passive: true, once: true });
}
