import { type ReactNode, useEffect, useRef } from "react";

/** The background moves by this fraction of the distance scrolled. */
const scrollFraction = 0.18;

/** Lets a hero's background scroll more slowly than its text; it starts 100 ms after mounting. */
export function Parallax({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const update = () => {
      frame = 0;
      if (element.current) element.current.style.translate = `0 ${Math.round(scrollY * scrollFraction)}px`;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    const timer = setTimeout(() => {
      update();
      addEventListener("scroll", onScroll, { passive: true });
    }, 100);
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
