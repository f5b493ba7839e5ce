// Script of the home page's hero; bundled by scripts/build-assets.ts.
import { watchActivity } from "./activity.ts";
import { lightPointer } from "./light-pointer.ts";
import { moveParticles } from "./move-particles.ts";
import { typeStatements } from "./type-statements.ts";

/** Wait after the page's load event. */
const startDelayMs = 300;

const hero = document.querySelector<HTMLElement>("[data-home-hero]");
if (hero) {
  lightPointer(hero);
  const moving = [typeStatements(hero), moveParticles(hero)];
  let isActive = false;
  let mayStart = false;
  const startOrStop = () => {
    for (const { start, stop } of moving) {
      stop();
      if (isActive && mayStart) start();
    }
  };
  watchActivity(hero, (active) => {
    isActive = active;
    startOrStop();
  });
  const startLater = () =>
    setTimeout(() => {
      mayStart = true;
      startOrStop();
    }, startDelayMs);
  if (document.readyState === "complete") startLater();
  else addEventListener("load", startLater);
}
