import { contours } from "d3-contour";
import { contourPath } from "./contour-path.ts";
import { initialsTerrain } from "./initials-terrain.ts";
import type { PersonPalette } from "./person-palettes.ts";
import { pictureSizes } from "./sizes.ts";
import { sampleHeights } from "./terrain.ts";

/** Inputs of a person's picture. */
export type Initials = { seed: string; initials: string; palette: PersonPalette };

/** Lines around the letters and the one on them, as distances from their edge in pixels: wider apart the farther out. */
const linesAround = [290, 238, 192, 152, 117, 86, 59, 36, 17];
const lineOn = 14;

const lineWidth = 2.2;

/**
 * Draws a person's initials as SVG: letters as land, with contour lines around and on them, on an opaque ground.
 * @param linesOnly the color of lines without ground and land, to be laid over a photo
 */
export async function initialsSvg(
  { seed, initials, palette }: Initials,
  linesOnly?: string,
): Promise<string> {
  const { width, height } = pictureSizes.portrait;
  const grid = sampleHeights(await initialsTerrain(seed, initials, width, height), width, height, 4);
  const draw = (distance: number, attributes: string) => {
    const [contour] = contours().size([grid.columns, grid.rows]).thresholds([distance])([...grid.values]);
    return contour ? `<path ${attributes} d="${contourPath(contour, grid)}"/>` : "";
  };
  const around = linesAround.map((distance, index) => {
    const opacity = (0.16 + (0.64 * index) / (linesAround.length - 1)).toFixed(2);
    return draw(-distance, `stroke="${linesOnly ?? palette.line}" stroke-opacity="${opacity}"`);
  });
  const letters = draw(0, linesOnly ? `stroke="${linesOnly}"` : `fill="${palette.land}"`);
  const on = draw(lineOn, `stroke="${linesOnly ?? palette.peak}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${linesOnly ? "none" : palette.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke-width="${lineWidth}" stroke-linejoin="round">${[...around, letters, on].join("")}</g></svg>`
  );
}
