/**
 * Lets elements of class `reveal` rise as they come into view, once each. Nothing is hidden before the visitor
 * first scrolls, and then only what lies below the view: content is never invisible while it waits for a script.
 * @returns a function that stops it and shows what still waits
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const waits = "data-waiting";
  // The observer says where elements are: measuring them would lay out the whole page at the first scroll.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: place } of entries) {
        // What has no size is not laid out yet, and so below.
        const below = place.top > innerHeight || place.width === 0;
        if (isIntersecting) {
          target.removeAttribute(waits);
          observer.unobserve(target);
        } else if (below) target.setAttribute(waits, "");
        else if (!target.hasAttribute(waits)) observer.unobserve(target);
      }
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  function begin() {
    for (const element of document.querySelectorAll(".reveal")) observer.observe(element);
  }
  addEventListener("scroll", begin, { once: true, passive: true });
  return () => {
    removeEventListener("scroll", begin);
    observer.disconnect();
    for (const element of document.querySelectorAll(`[${waits}]`)) element.removeAttribute(waits);
  };
}
