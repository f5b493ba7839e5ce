import { useEffect, useRef } from "react";
import { draw, move, type Particle, type Point, scatter, spread } from "./particles.ts";

/**
 * Particles that drift behind the hero of the home page. They do not move off screen, in a hidden tab, behind an open
 * menu or dialog, when `paused`, and for visitors who prefer reduced motion.
 */
export function Particles({ paused }: { paused: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Kept between runs of the effect, so that a pause does not scatter them again.
  const particles = useRef<Particle[]>([]);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let pointer: Point | null = null;
    let onScreen = true;
    let frame = 0;
    let width = 0;
    let height = 0;

    function resize() {
      if (!element || !context) return;
      const { clientWidth, clientHeight } = element;
      // The canvas has no layout yet.
      if (clientWidth === 0 || clientHeight === 0) return;
      if (particles.current.length === 0) particles.current = scatter(clientWidth, clientHeight);
      else if (width > 0) spread(particles.current, clientWidth / width, clientHeight / height);
      width = clientWidth;
      height = clientHeight;
      // More than two device pixels per CSS pixel would not be seen on soft dots.
      const ratio = Math.min(devicePixelRatio, 2);
      element.width = width * ratio;
      element.height = height * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw(context, particles.current, width, height);
    }
    function tick() {
      if (!context) return;
      if (width > 0) {
        for (const particle of particles.current) move(particle, width, height, pointer);
        draw(context, particles.current, width, height);
      }
      frame = requestAnimationFrame(tick);
    }
    function startOrStop() {
      cancelAnimationFrame(frame);
      const covered = document.querySelector("dialog:modal") !== null;
      const moving = onScreen && !covered && !document.hidden && !paused && !reduced;
      if (moving) frame = requestAnimationFrame(tick);
    }
    function follow(event: PointerEvent) {
      if (!element) return;
      const box = element.getBoundingClientRect();
      pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
    }
    const seen = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      startOrStop();
    });
    const sized = new ResizeObserver(resize);
    sized.observe(element);
    seen.observe(element);
    addEventListener("pointermove", follow, { passive: true });
    document.addEventListener("visibilitychange", startOrStop);
    // Dialogs send `toggle` when they open and close; it does not bubble.
    document.addEventListener("toggle", startOrStop, true);
    return () => {
      cancelAnimationFrame(frame);
      sized.disconnect();
      seen.disconnect();
      removeEventListener("pointermove", follow);
      document.removeEventListener("visibilitychange", startOrStop);
      document.removeEventListener("toggle", startOrStop, true);
    };
  }, [paused]);

  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}
