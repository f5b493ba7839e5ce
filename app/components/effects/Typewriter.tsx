import { useEffect, useRef, useState } from "react";
import { initialState, nextStep } from "./typewriter.ts";

/**
 * A line that types one statement after the other. Screen readers get all statements as a list. Without scripts, with
 * reduced motion and while `paused` the text does not change. All statements share one grid cell, so that the line
 * keeps the height of the longest.
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
  // In a ref, so that typing goes on where it stopped after a pause. It starts with the whole first statement.
  const state = useRef({ ...initialState, length: statements[0]?.length ?? 0 });

  useEffect(() => {
    if (paused || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer = 0;
    const tick = () => {
      const { next, delayMs } = nextStep(state.current, statements);
      timer = window.setTimeout(() => {
        state.current = next;
        // A hidden tab is not rendered.
        if (!document.hidden) setShown(next);
        tick();
      }, delayMs);
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
