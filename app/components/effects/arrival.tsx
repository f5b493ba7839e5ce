import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";

/** Of the page one is on: whether its first view comes before the rest, and the part that asked first. */
type Arriving = { after: boolean; first: { current: object | null } };

const ArrivingPage = createContext<Arriving>({ after: false, first: { current: null } });

/** Shows the first view of `page` before the rest, where `when` says so (see docs/decisions/0017-arrival.md). */
export function FirstViewFirst({
  page,
  when,
  children,
}: {
  page: string;
  when: boolean;
  children: ReactNode;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has a first part of its own.
  const arriving = useMemo<Arriving>(() => ({ after: when, first: { current: null } }), [when, page]);
  return <ArrivingPage value={arriving}>{children}</ArrivingPage>;
}

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

/**
 * For a part below a page's hero. `shown`: all of it is to be rendered, at once or, where the first view comes
 * first, in a frame of its own after it. `near`: it follows the hero, so that its heading may be in that view.
 */
export function useArrival() {
  const { after, first } = useContext(ArrivingPage);
  const self = useRef(null);
  const [shown, setShown] = useState(!after);
  // However often it is rendered, the part that asked first stays the first.
  if (!shown) first.current ??= self;
  useEffect(() => (shown ? undefined : inTurn(() => setShown(true))), [shown]);
  return { shown, near: first.current === self };
}

/** Meanwhile a view of nothing, which keeps what follows out of sight. */
export const Later = () => <div className="h-svh" />;
