import { contours } from "d3-contour";
import { contourPath } from "./contour-path.ts";
import { initialsTerrain } from "./initials-terrain.ts";
import type { PersonPalette } from "./person-palettes.ts";
import { pictureSizes } from "./sizes.ts";
import { sampleTerrain } from "./terrain.ts";

/** What decides a person's picture. */
export type Initials = { seed: string; initials: string; palette: PersonPalette };

const levels = 26;
const lineWidth = 1.2;

/** Levels from this share on lie on the letters: they are filled. Below, lines may end at the picture's border. */
const landFrom = 0.58;
const peaksFrom = levels - 4;

/**
 * Draws a person's initials as SVG: land in contour lines on an opaque ground, the highest lines in a color of their own.
 * @param linesOnly the color of lines without ground and land, to be laid over a photo
 */
export async function initialsSvg(
  { seed, initials, palette }: Initials,
  linesOnly?: string,
): Promise<string> {
  const { width, height } = pictureSizes.portrait;
  const grid = sampleTerrain(await initialsTerrain(seed, initials, width, height), width, height, 4);
  const sorted = Float64Array.from(grid.values).sort();
  const heights = Array.from({ length: levels }, (_, level) => {
    const share = (level + 0.6) / levels;
    // Half by rank, so that lines spread over plain and land alike.
    return (share + (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 2;
  });
  const lines = contours()
    .size([grid.columns, grid.rows])
    .thresholds(heights)([...grid.values])
    .map((contour, level) => {
      const share = level / levels;
      const isPeak = level >= peaksFrom;
      const fill = share >= landFrom && !linesOnly ? ` fill="${palette.land}" fill-opacity=".3"` : "";
      const stroke = isPeak
        ? `stroke="${linesOnly ?? palette.peak}" stroke-width="${1.5 * lineWidth}"`
        : linesOnly
          ? `stroke="${linesOnly}"`
          : `stroke="${palette.line}" stroke-opacity="${(0.14 + 0.6 * share).toFixed(2)}"`;
      return `<path ${stroke}${fill} d="${contourPath(contour, grid)}"/>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${linesOnly ? "none" : palette.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke-width="${lineWidth}" stroke-linejoin="round">${lines}</g></svg>`
  );
}
