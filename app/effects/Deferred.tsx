import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

/** True on a page that shows its first view before the rest (see docs/decisions/0017-arrival.md). */
export const FirstViewFirst = createContext(false);

const waiting = new Set<() => void>();

function showNext() {
  const [show] = waiting;
  if (!show) return;
  waiting.delete(show);
  show();
  if (waiting.size > 0) requestAnimationFrame(showNext);
}

/** Calls back in a frame of its own, in the order of asking, once the current one has been painted. */
function inTurn(show: () => void) {
  if (waiting.size === 0) requestAnimationFrame(() => requestAnimationFrame(showNext));
  waiting.add(show);
  return () => {
    waiting.delete(show);
  };
}

/** What lies below a page's first view: rendered with the page, or, where the first view comes first, after it. */
export function Deferred({ children }: { children: ReactNode }) {
  const after = useContext(FirstViewFirst);
  const [shown, setShown] = useState(!after);
  useEffect(() => (shown ? undefined : inTurn(() => setShown(true))), [shown]);
  // Meanwhile a view of nothing keeps what follows out of sight.
  return shown ? children : <div className="h-svh" />;
}
