import fontUrl from "#generated/font/schibsted-grotesk.woff2?url";

let asked = false;

/**
 * On a slow line the first page keeps the fallback font, so that no text moves when ours arrives. From the second
 * page on there is nothing on screen to move: this puts ours in place. Costs nothing where it already is.
 */
export function bringLateFont() {
  if (asked) return;
  asked = true;
  const face = new FontFace("Schibsted Grotesk", `url(${fontUrl})`, { weight: "400 750" });
  void face.load().then(
    () => document.fonts.add(face),
    () => {
      asked = false;
    },
  );
}
