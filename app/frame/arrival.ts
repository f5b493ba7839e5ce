/*
 * A page arrives with its first view; what lies below is laid out in idle moments after it, a section at a time
 * (`html[data-arriving]` in styles/frame.css). Only for visitors who come to the top: who goes back, reloads or
 * follows an anchor needs every height at once, to find their place.
 */

const page = () => document.documentElement.dataset;

/**
 * Call when the next page is in the document and not yet painted. For the first page a script in root.tsx does it.
 * @param atTop the visitor comes to the top of it
 */
export function arrive(atTop: boolean) {
  if (atTop) page().arriving = "";
  else delete page().arriving;
}

/**
 * Lays out the rest, a section at a time, behind whatever the visitor does.
 * @returns a function that stops it, when the page is left before
 */
export function layOutRest(): () => void {
  if (page().arriving === undefined) return () => {};
  // Those that the rule in frame.css leaves out.
  const sections = [
    ...document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 2), body > footer"),
  ];
  let laidOut = 0;
  let timer: ReturnType<typeof setTimeout>;
  let idle = 0;
  let stopped = false;
  const soon = () => {
    if (stopped) return;
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(next, { timeout: 2000 });
    else timer = setTimeout(next, 50);
  };
  function next() {
    const section = sections[laidOut++];
    if (section) {
      section.dataset.laidOut = "";
      // A frame to lay it out in, before the next.
      requestAnimationFrame(soon);
    } else {
      delete page().arriving;
      stop();
    }
  }
  function stop() {
    stopped = true;
    clearTimeout(timer);
    if ("cancelIdleCallback" in window) cancelIdleCallback(idle);
    for (const section of sections) delete section.dataset.laidOut;
  }
  // The first view first: its pictures, its transition.
  timer = setTimeout(soon, 300);
  return stop;
}
