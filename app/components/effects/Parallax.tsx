import { type ReactNode, useEffect, useRef } from "react";

/** Share of the scrolled distance by which the picture moves. */
const scrollShare = 0.18;

const startDelayMs = 100;

/** Scrolls a hero's background more slowly than its text. */
export function Parallax({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const move = () => {
      frame = 0;
      if (element.current) element.current.style.translate = `0 ${Math.round(scrollY * scrollShare)}px`;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(move);
    };
    const timer = setTimeout(() => {
      move();
      addEventListener("scroll", onScroll, { passive: true });
    }, startDelayMs);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return (
    <div ref={element} className="absolute inset-0">
      {children}
    </div>
  );
}
