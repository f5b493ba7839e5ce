import { useEffect, useRef, useState } from "react";
import { start, step } from "./typewriter.ts";

/**
 * A line that types one statement after the other. Readers of the page's text get all statements once, as a
 * list; without script, or with reduced motion, the first one stands. All statements share one grid cell, so
 * that the line always keeps the height of the longest.
 */
export function Typewriter({
  prefix,
  statements,
  still,
}: {
  prefix: string;
  statements: string[];
  still: boolean;
}) {
  const [shown, setShown] = useState<{ statement: number; length: number } | null>(null);
  // Outlives a pause, after which it goes on where it was.
  const place = useRef({ ...start, length: statements[0]?.length ?? 0 });

  useEffect(() => {
    if (still || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer = 0;
    const tick = () => {
      const { after, ...next } = step(place.current, statements);
      timer = window.setTimeout(() => {
        place.current = next;
        // A hidden tab needs no typing: keep the place and look again later.
        if (!document.hidden) setShown(next);
        tick();
      }, after);
    };
    tick();
    return () => clearTimeout(timer);
  }, [statements, still]);

  const text = statements[shown?.statement ?? 0]?.slice(0, shown?.length) ?? "";
  return (
    <div className="typewriter">
      <p className="sr-only">{prefix}</p>
      <ul className="sr-only">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <div aria-hidden className="grid">
        {statements.map((statement) => (
          <p key={statement} className="invisible col-start-1 row-start-1">
            {prefix} {statement}
          </p>
        ))}
        <p className="col-start-1 row-start-1">
          <span className="text-quiet">{prefix}</span> <span className="caret font-medium">{text}</span>
        </p>
      </div>
    </div>
  );
}
