import { brandColors } from "./colors.ts";

/** The logo, an N, as two SVG paths in a view box of 24 by 24. The right stroke of the N is ember. */
export const logoPaths = {
  letter: "M2 22V2h4.6L16 14.6V2h1.6v20h-3.2L5.2 9.6V22z",
  rightStroke: "M17.6 2H22v20h-4.4z",
};

/**
 * The logo on basalt as a complete SVG file.
 * @param size width and height in pixels
 * @param margin space around the logo, in units of its view box
 */
export function logoSvg(size: number, margin: number): string {
  const edge = 24 + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${edge} ${edge}" width="${size}" height="${size}">` +
    `<path fill="${brandColors.basalt}" d="M${-margin} ${-margin}h${edge}v${edge}h${-edge}z"/>` +
    `<path fill="${brandColors.paper}" d="${logoPaths.letter}"/><path fill="${brandColors.ember}" d="${logoPaths.rightStroke}"/></svg>`
  );
}
