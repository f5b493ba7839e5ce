import {
  createParticles,
  drawParticles,
  moveParticle,
  type Particle,
  type Point,
  scaleParticles,
} from "#app/components/effects/particles.ts";

// As fast as a move for each frame of 60 Hz, but drawn for every third: painting costs more than moving.
const frameMs = 1000 / 20;
const movesPerFrame = 3;

/** Moves the particles of a hero, which keep their places when they stop. They are drawn in any case. */
export function moveParticles(hero: HTMLElement) {
  const canvas = hero.querySelector<HTMLCanvasElement>("[data-particles]");
  const context = canvas?.getContext("2d");
  let particles: Particle[] = [];
  let pointer: Point | null = null;
  let timer = 0;
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
    // A higher resolution is not visible on soft dots.
    const ratio = Math.min(devicePixelRatio, 2);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawParticles(context, particles, width, height);
  }
  function animate() {
    if (!context) return;
    if (width > 0) {
      for (let move = 0; move < movesPerFrame; move++) {
        for (const particle of particles) moveParticle(particle, width, height, pointer);
      }
      drawParticles(context, particles, width, height);
    }
    start();
  }
  function start() {
    timer = window.setTimeout(animate, frameMs);
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
  return { start, stop: () => clearTimeout(timer) };
}
