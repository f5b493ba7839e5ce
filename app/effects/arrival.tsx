import { createContext, useContext, useEffect, useState } from "react";

/** True on a page that shows its first view before the rest (see docs/decisions/0017-arrival.md). */
export const FirstViewFirst = createContext(false);

const waiting = new Set<() => void>();

/** How many parts of the arriving page have been rendered so far; none once their effects run. */
let asked = 0;

function showNext() {
  const [show] = waiting;
  if (!show) return;
  waiting.delete(show);
  show();
  if (waiting.size > 0) requestAnimationFrame(showNext);
}

/** Calls back in a frame of its own, in the order of asking, once the current one has been painted. */
function inTurn(show: () => void) {
  asked = 0;
  if (waiting.size === 0) requestAnimationFrame(() => requestAnimationFrame(showNext));
  waiting.add(show);
  return () => {
    waiting.delete(show);
  };
}

/**
 * For a part below a page's hero. `shown`: all of it is to be rendered, at once or, where the first view comes
 * first, in a frame of its own after it. `near`: it follows the hero, so that its heading may be in that view.
 */
export function useArrival() {
  const after = useContext(FirstViewFirst);
  const [shown, setShown] = useState(!after);
  const [near] = useState(() => after && asked++ === 0);
  useEffect(() => (shown ? undefined : inTurn(() => setShown(true))), [shown]);
  return { shown, near };
}

/** Meanwhile a view of nothing, which keeps what follows out of sight. */
export const Later = () => <div className="h-svh" />;
