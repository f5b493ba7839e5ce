/*
 * The next page arrives with its first view; what lies below is laid out in the frames after it, a section in each
 * (`html[data-arriving]` in styles/frame.css). Only for visitors who come to the top: who goes back or follows an
 * anchor needs every height at once, to find their place. The first page is laid out whole, as it stands.
 */

const page = () => document.documentElement.dataset;

/**
 * Call when the next page is in the document and not yet painted.
 * @param atTop the visitor comes to the top of it
 */
export function arrive(atTop: boolean) {
  if (atTop) page().arriving = "";
  else delete page().arriving;
}

/**
 * Lays out the rest, a section a frame.
 * @returns a function that stops it, when the page is left before
 */
export function layOutRest(): () => void {
  if (page().arriving === undefined) return () => {};
  // Those that the rule in frame.css leaves out.
  const sections = [
    ...document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 2), body > footer"),
  ];
  let laidOut = 0;
  let frame = requestAnimationFrame(next);
  function next() {
    const section = sections[laidOut++];
    if (section) {
      section.dataset.laidOut = "";
      frame = requestAnimationFrame(next);
    } else {
      delete page().arriving;
      stop();
    }
  }
  function stop() {
    cancelAnimationFrame(frame);
    for (const section of sections) delete section.dataset.laidOut;
  }
  return stop;
}
