/** Signs of a visitor, by the events a browser tells them with; the first of a touch is `pointerdown`. */
export const signs = ["pointermove", "pointerdown", "keydown", "focusin"];

/** A screen reader's click comes without another sign. Paper has the stylesheet anyway: until then it is for print. */
const signsForStyles = [...signs, "click", "scroll"];

/**
 * Milliseconds after the page has loaded until the whole stylesheet is turned on without a sign: it is there for the
 * one who then comes back to the page, and whoever is still looking at it is reading.
 */
const atRest = 5000;

/**
 * Runs in the page: turns on the whole stylesheet (see `critical-css.ts`) at the first sign of a visitor. Of a page at
 * rest it says nothing new, and the browser works out the styles of every element for it once more.
 */
export const styleLate = `(signs => {
  const style = () => {
    for (const sign of signs) removeEventListener(sign, style, true);
    for (const link of document.querySelectorAll("link[rel=stylesheet][media=print]")) link.media = "all";
  };
  for (const sign of signs) addEventListener(sign, style, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(style, ${atRest}));
})(${JSON.stringify(signsForStyles)});`;
