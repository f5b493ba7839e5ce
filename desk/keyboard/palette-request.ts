const requests = new EventTarget();

/** Opens the palette. */
export const requestPalette = () => void requests.dispatchEvent(new Event("request"));

/** Calls back when the palette is to open. @returns a function that ends this */
export function onPaletteRequest(open: () => void) {
  requests.addEventListener("request", open);
  return () => requests.removeEventListener("request", open);
}
