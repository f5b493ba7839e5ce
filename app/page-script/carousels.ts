import { next, positions, previous } from "../components/ui/carousel-positions.ts";

/** Pause in scrolling that counts as its end in browsers without `scrollend`, as Safari before 26.2. */
const scrollEndMs = 150;

/** The parts of a carousel (`Carousel.tsx`) around an element; null outside of one. */
function carouselAround(element: Element) {
  const carousel = element.closest("[data-carousel]");
  const track = carousel?.querySelector("ul");
  if (!carousel || !track) return null;
  const dots = [...carousel.querySelectorAll("[data-position]")];
  const cardWidth = track.firstElementChild?.getBoundingClientRect().width || 1;
  const total = positions(track.children.length, Math.round(track.clientWidth / cardWidth));
  const position = dots.findIndex((dot) => dot.getAttribute("aria-current") === "true");
  const mark = (index: number) => {
    dots.forEach((dot, at) => {
      dot.setAttribute("aria-current", String(at === index));
    });
  };
  return { track, cardWidth, total, position, mark };
}

function onClick({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest("[data-position], [data-step]") : null;
  const carousel = button && carouselAround(button);
  if (!carousel) return;
  const { track, cardWidth, total, position, mark } = carousel;
  const step = button.getAttribute("data-step");
  const index =
    step === null
      ? Number(button.getAttribute("data-position"))
      : (step === "next" ? next : previous)(position, total);
  mark(index);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  track.scrollTo({ left: index * cardWidth, behavior: reducedMotion ? "auto" : "smooth" });
}

/** After a row was scrolled by hand, its dots show where it is. */
function onScrollEnd({ target }: Event) {
  const carousel = target instanceof Element ? carouselAround(target) : null;
  if (!carousel || carousel.track !== target) return;
  const { track, cardWidth, total, mark } = carousel;
  mark(Math.min(Math.round(track.scrollLeft / cardWidth), total - 1));
}

let scrollTimer: number | undefined;

/** In place of `scrollend`. */
function onScroll(event: Event) {
  if (!(event.target instanceof Element && event.target.matches("[data-carousel] ul"))) return;
  clearTimeout(scrollTimer);
  scrollTimer = window.setTimeout(() => onScrollEnd(event), scrollEndMs);
}

/** Lets the arrows and dots of carousels move their rows. */
export function moveCarousels() {
  // Without this they are not shown.
  document.documentElement.dataset.carousels = "";
  addEventListener("click", onClick);
  // These do not bubble from elements.
  if ("onscrollend" in window) addEventListener("scrollend", onScrollEnd, true);
  else addEventListener("scroll", onScroll, true);
}
