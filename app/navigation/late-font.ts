import fontUrl from "#generated/font/schibsted-grotesk.woff2?url";

let settled = false;

/** True when the font had arrived before anything was painted: then it is what the visitor reads. */
function cameInTime() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [font] = performance.getEntriesByName(new URL(fontUrl, location.href).href);
  return paint && font instanceof PerformanceResourceTiming && font.responseEnd <= paint.startTime;
}

/**
 * On a slow line the first page keeps the fallback font, so that no text moves when ours arrives. From the second
 * page on there is nothing on screen to move: this puts ours in place, unless it is there already, because the
 * browser then lays out the whole page again.
 */
export function bringLateFont() {
  if (settled) return;
  settled = true;
  if (cameInTime()) return;
  const face = new FontFace("Schibsted Grotesk", `url(${fontUrl})`, { weight: "400 750" });
  void face.load().then(
    () => document.fonts.add(face),
    () => {
      settled = false;
    },
  );
}
