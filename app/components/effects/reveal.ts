import "./reveal.css";

const waitingAttribute = "data-waiting";

/** Observes the viewport with everything above it, extended (or shortened, if negative) at its lower edge. */
const viewportExtendedBy = (bottom: `${number}%`): IntersectionObserverInit => ({
  rootMargin: `999999px 0px ${bottom} 0px`,
});

/**
 * Lets elements of class `reveal` appear once each as they are scrolled into view. Nothing is hidden before the first
 * scroll, and then only elements just below the viewport, so that content is never hidden while a script loads, nor
 * after a jump to it or past it.
 * @returns a function that stops observing and shows the elements still hidden
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.removeAttribute(waitingAttribute);
      visible.unobserve(target);
      nearlyVisible.unobserve(target);
    }
  }, viewportExtendedBy("-8%"));
  const nearlyVisible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      target.toggleAttribute(waitingAttribute, isIntersecting && boundingClientRect.top > innerHeight);
  }, viewportExtendedBy("30%"));
  function observe() {
    for (const element of document.querySelectorAll(".reveal")) {
      visible.observe(element);
      nearlyVisible.observe(element);
    }
  }
  addEventListener("scroll", observe, { passive: true, once: true });
  return () => {
    removeEventListener("scroll", observe);
    nearlyVisible.disconnect();
    visible.disconnect();
    for (const element of document.querySelectorAll(`[${waitingAttribute}]`))
      element.removeAttribute(waitingAttribute);
  };
}
