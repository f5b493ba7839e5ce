/**
 * Lets elements of class `reveal` rise as they come into view, once each. Nothing is hidden before the visitor
 * first scrolls, and then only what lies below the view: content is never invisible while it waits for a script.
 * @returns a function that stops it and shows what still waits
 */
export function revealOnScroll(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const waiting = new Set<Element>();
  const show = (element: Element) => {
    element.removeAttribute("data-waiting");
    waiting.delete(element);
    observer.unobserve(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) show(entry.target);
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  function begin() {
    for (const element of document.querySelectorAll(".reveal")) {
      if (element.getBoundingClientRect().top <= innerHeight) continue;
      element.setAttribute("data-waiting", "");
      waiting.add(element);
      observer.observe(element);
    }
  }
  addEventListener("scroll", begin, { once: true, passive: true });
  return () => {
    removeEventListener("scroll", begin);
    for (const element of waiting) show(element);
    observer.disconnect();
  };
}
