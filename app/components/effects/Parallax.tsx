import { type ReactNode, useEffect, useRef } from "react";

// The picture moves by this share of the distance scrolled.
const share = 0.18;

/** Lets a hero's background scroll more slowly than its text; starts 100 ms after it appears. */
export function Parallax({ children }: { children: ReactNode }) {
  const moved = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      if (moved.current) moved.current.style.translate = `0 ${Math.round(scrollY * share)}px`;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(place);
    };
    const timer = setTimeout(() => {
      place();
      addEventListener("scroll", onScroll, { passive: true });
    }, 100);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return (
    <div ref={moved} className="absolute inset-0">
      {children}
    </div>
  );
}
