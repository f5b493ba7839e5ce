import { useEffect, useRef } from "react";
import {
  createParticles,
  drawParticles,
  moveParticle,
  type Particle,
  type Point,
  scaleParticles,
} from "./particles.ts";

/**
 * Moving particles behind the home page's hero. They stop off screen, in a hidden tab, behind an open dialog, when
 * `paused`, and for visitors who prefer reduced motion.
 */
export function Particles({ paused }: { paused: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // In a ref, so that particles keep their positions when the effect runs again after a pause.
  const particles = useRef<Particle[]>([]);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let pointer: Point | null = null;
    let onScreen = true;
    let frame = 0;
    let width = 0;
    let height = 0;

    function resize() {
      if (!element || !context) return;
      const { clientWidth, clientHeight } = element;
      // Not laid out yet.
      if (clientWidth === 0 || clientHeight === 0) return;
      if (particles.current.length === 0) particles.current = createParticles(clientWidth, clientHeight);
      else if (width > 0) scaleParticles(particles.current, clientWidth / width, clientHeight / height);
      width = clientWidth;
      height = clientHeight;
      // A higher resolution is not visible on soft dots.
      const ratio = Math.min(devicePixelRatio, 2);
      element.width = width * ratio;
      element.height = height * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawParticles(context, particles.current, width, height);
    }
    function animate() {
      if (!context) return;
      if (width > 0) {
        for (const particle of particles.current) moveParticle(particle, width, height, pointer);
        drawParticles(context, particles.current, width, height);
      }
      frame = requestAnimationFrame(animate);
    }
    function startOrStop() {
      cancelAnimationFrame(frame);
      const isCovered = document.querySelector("dialog:modal") !== null;
      const isMoving = onScreen && !isCovered && !document.hidden && !paused && !reducedMotion;
      if (isMoving) frame = requestAnimationFrame(animate);
    }
    function trackPointer(event: PointerEvent) {
      if (!element) return;
      const box = element.getBoundingClientRect();
      pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
    }
    const intersectionObserver = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      startOrStop();
    });
    const resizeObserver = new ResizeObserver(resize);
    resizeObserver.observe(element);
    intersectionObserver.observe(element);
    addEventListener("pointermove", trackPointer, { passive: true });
    document.addEventListener("visibilitychange", startOrStop);
    // Dialogs fire `toggle` when they open and close; it does not bubble.
    document.addEventListener("toggle", startOrStop, true);
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      intersectionObserver.disconnect();
      removeEventListener("pointermove", trackPointer);
      document.removeEventListener("visibilitychange", startOrStop);
      document.removeEventListener("toggle", startOrStop, true);
    };
  }, [paused]);

  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}
