/** Share of the scrolled distance by which a picture moves. */
const scrollShare = 0.18;

const startDelayMs = 100;

/** Scrolls the backgrounds of heroes (`data-parallax`) more slowly than their text. */
export function startParallax() {
  const elements = document.querySelectorAll<HTMLElement>("[data-parallax]");
  if (elements.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let frame = 0;
  const move = () => {
    frame = 0;
    for (const element of elements) element.style.translate = `0 ${Math.round(scrollY * scrollShare)}px`;
  };
  setTimeout(() => {
    move();
    addEventListener(
      "scroll",
      () => {
        if (frame === 0) frame = requestAnimationFrame(move);
      },
      { passive: true },
    );
  }, startDelayMs);
}
