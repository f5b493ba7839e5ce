import { setMotionPaused } from "#app/page-script/motion-setting.ts";

const root = document.documentElement;
const isPaused = () => root.hasAttribute("data-motion-paused");

/** Makes the hero's button say what it does next; it is no toggle button, whose name must not change. */
function showState(button: HTMLButtonElement | null) {
  const label = button?.querySelector<HTMLElement>("[data-pause]");
  const text = (isPaused() ? label?.dataset.play : label?.dataset.pause) ?? "";
  if (label && label.textContent !== text) label.textContent = text;
}

/**
 * Says when a hero moves: not off screen, in a hidden tab, behind an open dialog, while motion is paused by its button,
 * and never for visitors who prefer reduced motion. `data-still` stops what CSS animates.
 */
export function watchActivity(hero: HTMLElement, onChange: (isActive: boolean) => void) {
  const button = hero.querySelector<HTMLButtonElement>("[data-pause-motion]");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let isOnScreen = false;
  let isActive = false;

  function update() {
    const isCovered = document.querySelector("dialog:modal") !== null;
    const isVisible = isOnScreen && !isCovered && !document.hidden;
    hero.toggleAttribute("data-still", !isVisible);
    const isMoving = isVisible && !isPaused() && !reducedMotion.matches;
    if (isMoving !== isActive) onChange(isMoving);
    isActive = isMoving;
  }

  showState(button);
  button?.addEventListener("click", () => {
    setMotionPaused(!isPaused());
    showState(button);
    update();
  });
  reducedMotion.addEventListener("change", update);
  document.addEventListener("visibilitychange", update);
  // Dialogs fire `toggle` when they open and close; it does not bubble.
  document.addEventListener("toggle", update, true);
  // Another tab, or a page that Back returns to, may have another setting.
  addEventListener("pageshow", () => {
    showState(button);
    update();
  });
  new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false;
    update();
  }).observe(hero);
}
