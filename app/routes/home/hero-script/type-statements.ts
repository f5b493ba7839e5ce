import { initialState, nextStep } from "#app/components/effects/typewriter.ts";

/** Types the statements of a hero one after the other, from the whole first one, and goes on there after a stop. @param onStep called with each letter */
export function typeStatements(hero: HTMLElement, onStep: () => void) {
  const line = hero.querySelector("[data-typed]");
  const statements = [...hero.querySelectorAll("[data-statements] > li")].map((item) => item.textContent);
  let state = { ...initialState, length: statements[0]?.length ?? 0 };
  let timer = 0;

  function start() {
    const { next, delayMs } = nextStep(state, statements);
    timer = window.setTimeout(() => {
      state = next;
      // The text node stays, since another one would have more of the page laid out again.
      if (line?.firstChild)
        line.firstChild.nodeValue = statements[next.statement]?.slice(0, next.length) ?? "";
      onStep();
      start();
    }, delayMs);
  }
  return { start, stop: () => clearTimeout(timer) };
}
