import type { Ref } from "react";
import type { Point } from "./peaks.ts";

/** A flag on a summit that leads to a page: its edge is the pole. `point` is its foot, in pixels of the hero. */
export function SummitFlag({
  ref,
  point,
  href,
  label,
}: {
  ref: Ref<HTMLAnchorElement>;
  point: Point;
  href: string;
  label: string;
}) {
  return (
    <a
      ref={ref}
      href={href}
      style={{ left: point.x, top: point.y }}
      className="absolute -translate-y-full animate-enter border-accent text-label whitespace-nowrap text-text underline decoration-accent underline-offset-4 hover:text-accent max-md:-translate-x-full max-md:border-r max-md:pr-2.5 max-md:pb-3 md:border-l md:pb-12 md:pl-2.5 print:hidden motion-reduce:hidden forced-colors:hidden"
    >
      {label}
    </a>
  );
}
