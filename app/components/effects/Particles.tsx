import { useEffect, useRef } from "react";
import { draw, move, type Particle, type Point, scatter, spread } from "./particles.ts";

/**
 * The drifting particles behind the first view. They rest off screen, in a hidden tab, behind an open menu or dialog,
 * when `still`, and for visitors who prefer reduced motion.
 */
export function Particles({ still }: { still: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Kept between runs of the effect: a pause holds the picture instead of scattering it anew.
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
      // Not laid out yet: nowhere to spread to.
      if (clientWidth === 0 || clientHeight === 0) return;
      if (particles.current.length === 0) particles.current = scatter(clientWidth, clientHeight);
      else if (width > 0) spread(particles.current, clientWidth / width, clientHeight / height);
      width = clientWidth;
      height = clientHeight;
      // Twice the CSS pixels is as sharp as an eye can tell on soft dots, and half the work of three.
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
    function runOrRest() {
      cancelAnimationFrame(frame);
      const covered = document.querySelector("dialog:modal") !== null;
      const moving = onScreen && !covered && !document.hidden && !still && !reduced;
      if (moving) frame = requestAnimationFrame(tick);
    }
    function follow(event: PointerEvent) {
      if (!element) return;
      const box = element.getBoundingClientRect();
      pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
    }
    const seen = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      runOrRest();
    });
    const sized = new ResizeObserver(resize);
    sized.observe(element);
    seen.observe(element);
    addEventListener("pointermove", follow, { passive: true });
    document.addEventListener("visibilitychange", runOrRest);
    // Dialogs say so when they open and close; it does not bubble.
    document.addEventListener("toggle", runOrRest, true);
    return () => {
      cancelAnimationFrame(frame);
      sized.disconnect();
      seen.disconnect();
      removeEventListener("pointermove", follow);
      document.removeEventListener("visibilitychange", runOrRest);
      document.removeEventListener("toggle", runOrRest, true);
    };
  }, [still]);

  return <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />;
}
