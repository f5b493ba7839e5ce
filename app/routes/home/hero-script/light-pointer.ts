/** Raises light on a hero's land where the pointer is. Nothing is painted while it rests. */
export function lightPointer(hero: HTMLElement) {
  const light = hero.querySelector<HTMLElement>("[data-pointer-light]");
  const land = light?.parentElement;
  if (!light || !land) return;
  hero.addEventListener(
    "pointermove",
    ({ clientX, clientY, pointerType }) => {
      if (pointerType === "touch") return;
      const { left, top } = land.getBoundingClientRect();
      light.style.setProperty("--light-x", `${clientX - left}px`);
      light.style.setProperty("--light-y", `${clientY - top}px`);
      light.toggleAttribute("data-lit", true);
    },
    { passive: true },
  );
  hero.addEventListener("pointerleave", () => light.toggleAttribute("data-lit", false));
}
