import {
  createParticles,
  drawParticles,
  moveParticle,
  type Particle,
  type Point,
  scaleParticles,
} from "#app/components/effects/particles.ts";

/** The specification's speeds are for a move in each frame of 60 Hz. */
const moveMs = 1000 / 60;
// Painting a frame costs more than moving: they are drawn less often.
const frameMs = 100;
const maxMoves = 10;

/** Soft dots look the same at half the resolution, which takes a quarter of the time. */
const resolution = 0.5;

/** Moves the particles of a hero, which keep their places when they stop. They are drawn in any case. */
export function moveParticles(hero: HTMLElement) {
  const canvas = hero.querySelector<HTMLCanvasElement>("[data-particles]");
  const context = canvas?.getContext("2d");
  let particles: Particle[] = [];
  let pointer: Point | null = null;
  let timer = 0;
  let drawnMs = 0;
  let width = 0;
  let height = 0;

  function resize() {
    if (!canvas || !context) return;
    const { clientWidth, clientHeight } = canvas;
    // Not laid out yet.
    if (clientWidth === 0 || clientHeight === 0) return;
    if (particles.length === 0) particles = createParticles(clientWidth, clientHeight);
    else if (width > 0) scaleParticles(particles, clientWidth / width, clientHeight / height);
    width = clientWidth;
    height = clientHeight;
    canvas.width = width * resolution;
    canvas.height = height * resolution;
    context.setTransform(resolution, 0, 0, resolution, 0, 0);
    drawParticles(context, particles, width, height);
  }
  function draw() {
    const nowMs = performance.now();
    if (context && width > 0) {
      const moves = Math.min(maxMoves, Math.round((nowMs - drawnMs) / moveMs));
      for (let move = 0; move < moves; move++) {
        for (const particle of particles) moveParticle(particle, width, height, pointer);
      }
      drawParticles(context, particles, width, height);
    }
    start();
  }
  function start() {
    drawnMs = performance.now();
    timer = window.setTimeout(draw, frameMs);
  }
  if (canvas) new ResizeObserver(resize).observe(canvas);
  addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      const box = canvas?.getBoundingClientRect();
      if (box) pointer = { x: clientX - box.left, y: clientY - box.top };
    },
    { passive: true },
  );
  document.documentElement.addEventListener("pointerleave", () => {
    pointer = null;
  });
  return { start, stop: () => clearTimeout(timer) };
}
