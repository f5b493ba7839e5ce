/*
 * A page arrives with its first view; what lies below is laid out in the frames after it, a section at a time
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

/** Lays out the rest, one section a frame. @returns a function that stops it, when the page is left before */
export function layOutRest(): () => void {
  if (page().arriving === undefined) return () => {};
  const sections = [...document.querySelectorAll<HTMLElement>("main > *, body > footer")];
  let laidOut = 0;
  let frame = 0;
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
    clearTimeout(pause);
    cancelAnimationFrame(frame);
    for (const section of sections) delete section.dataset.laidOut;
  }
  // The first view first: its pictures, its transition.
  const pause = setTimeout(next, 300);
  return stop;
}
