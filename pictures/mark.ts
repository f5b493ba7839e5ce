/** The studio's mark on a field of 24 units: an N whose far bank is ember. `app/ui/Logo.tsx` draws the same. */
const near = "M2 22V2h4.6L16 14.6V2h1.6v20h-3.2L5.2 9.6V22z";
const far = "M17.6 2H22v20h-4.4z";

/** The mark as an SVG of its own, on basalt, with `margin` units around it. */
export function markSvg(size: number, margin: number): string {
  const edge = 24 + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}" width="${size}" height="${size}">` +
    `<path fill="#0b0b0c" d="M${-margin} ${-margin}h${edge}v${edge}h${-edge}z"/>` +
    `<path fill="#f6f3ee" d="${near}"/><path fill="#ff3d22" d="${far}"/></svg>`
  );
}
