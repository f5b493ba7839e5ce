import { typingSteps } from "#app/components/effects/typewriter.ts";
import { measureLetters } from "./measure-letters.ts";

/**
 * Types the statements of a hero one after the other, from the whole first one, and goes on there after a stop. The
 * line has the whole text and is clipped: browsers need no layout and no painting of the page for that. The
 * keyframes reach from 0 to 1: others are not left to the compositor.
 */
export function typeStatements(hero: HTMLElement) {
  const line = hero.querySelector<HTMLElement>("[data-typed-line]");
  const text = line?.querySelector("[data-typed]")?.firstChild;
  const cursor = hero.querySelector<HTMLElement>("[data-cursor]");
  const statements = [...hero.querySelectorAll("[data-statements] > li")].map((item) => item.textContent);
  let statement = 0;
  let isTyping = false;
  let animations: Animation[] = [];

  /** @param atMs since the statement began to be typed; without it, when it is whole */
  function type(atMs?: number) {
    for (const animation of animations) animation.cancel();
    if (!line || !cursor || !(text instanceof Text)) return;
    const { steps, wholeMs, durationMs } = typingSteps(text.length);
    const ends = measureLetters(text, line);
    cursor.hidden = false;
    const timeline = steps.flatMap(({ timeMs, length }) => {
      const end = ends[length];
      return end ? [{ ...end, offset: timeMs / durationMs }] : [];
    });
    const clips = timeline.map(({ x, top, bottom, offset }) => ({
      offset,
      easing: "step-end",
      clipPath: `polygon(0 0, 100% 0, 100% ${top}px, ${x}px ${top}px, ${x}px ${bottom}px, 0 ${bottom}px)`,
    }));
    const places = timeline.map(({ x, top, offset }) => ({
      offset,
      easing: "step-end",
      transform: `translate(${x}px, ${top}px)`,
    }));
    animations = [
      line.animate(clips, { duration: durationMs, fill: "forwards" }),
      cursor.animate(places, { duration: durationMs, fill: "forwards" }),
    ];
    for (const animation of animations) {
      animation.currentTime = atMs ?? wholeMs;
      if (!isTyping) animation.pause();
    }
    if (animations[0]) animations[0].onfinish = () => typeNext(text);
  }

  function typeNext(text: Text) {
    statement = (statement + 1) % statements.length;
    text.data = statements[statement] ?? "";
    type(0);
  }

  if (line)
    new ResizeObserver(() => {
      if (animations[0]) type(Number(animations[0].currentTime));
    }).observe(line);
  return {
    start() {
      isTyping = true;
      if (animations.length === 0) type();
      else for (const animation of animations) animation.play();
    },
    stop() {
      isTyping = false;
      for (const animation of animations) animation.pause();
    },
  };
}
