import { useEffect, useRef, useState } from "react";
import { start, step } from "./typewriter.ts";

/**
 * A line that types one statement after the other. Screen readers get all statements at once as a list; without
 * script, or with reduced motion, the first one is shown. Invisible copies of all statements share the line's grid
 * cell, so that its height is always that of the longest.
 */
export function Typewriter({
  prefix,
  statements,
  paused,
}: {
  prefix: string;
  statements: string[];
  paused: boolean;
}) {
  const [shown, setShown] = useState<{ statement: number; length: number } | null>(null);
  // Kept in a ref, so that typing continues here after a pause.
  const position = useRef({ ...start, length: statements[0]?.length ?? 0 });

  useEffect(() => {
    if (paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer = 0;
    const tick = () => {
      const { after, ...next } = step(position.current, statements);
      timer = window.setTimeout(() => {
        position.current = next;
        // Nothing is rendered in a hidden tab.
        if (!document.hidden) setShown(next);
        tick();
      }, after);
    };
    tick();
    return () => clearTimeout(timer);
  }, [statements, paused]);

  const text = statements[shown?.statement ?? 0]?.slice(0, shown?.length) ?? "";
  return (
    <div>
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
          <span className="text-quiet">{prefix}</span>{" "}
          <span className="border-r-2 border-ember pr-[0.15em] font-medium">{text}</span>
        </p>
      </div>
    </div>
  );
}
