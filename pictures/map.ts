import { contours } from "d3-contour";
import sharp from "sharp";
import { brandColors } from "#brand/colors.ts";
import { blur } from "./blur.ts";
import { contourPath } from "./contour-path.ts";
import { type MapAreaName, mapAreas } from "./map-areas.ts";
import { coastPaths } from "./map-coasts.ts";

/** Pixels of the map per cell of the grid from which the lines in the water are drawn. */
const cellSize = 5;

/** Shares of land around a point of the water at which lines follow the coast. */
const waterLevels = [0.03, 0.09, 0.18, 0.3];

/** Lines in the water along the coasts, as engraved maps have them: the contours of the blurred land. */
async function waterLines(land: string, width: number, height: number): Promise<string> {
  const [columns, rows] = [Math.ceil(width / cellSize) + 1, Math.ceil(height / cellSize) + 1];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${columns}" height="${rows}">` +
    `<path d="M0 0h${width}v${height}H0z"/><path fill="#fff" d="${land}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  const mask = Float64Array.from(pixels, (value) => value / 255);
  const values = blur(mask, columns, rows, 4);
  return contours()
    .size([columns, rows])
    .thresholds(waterLevels)([...values])
    .map((contour, level) => {
      const opacity = (0.16 + 0.08 * level).toFixed(2);
      return `<path stroke-opacity="${opacity}" d="${contourPath(contour, { values, columns, rows, cellSize })}"/>`;
    })
    .join("");
}

/** Draws the coasts of an area as SVG in the site's colors. Routes and places are drawn over it by the page. */
export async function mapSvg(name: MapAreaName): Promise<string> {
  const { width, height, hasBorders } = mapAreas[name];
  const { land, borders } = coastPaths(name);
  const { basalt, paper } = brandColors;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${basalt}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke="${paper}" stroke-linejoin="round">${await waterLines(land, width, height)}` +
    `<path fill="${paper}" fill-opacity=".08" stroke-opacity=".7" d="${land}"/>` +
    (hasBorders ? `<path stroke-opacity=".3" stroke-dasharray="2 4" d="${borders}"/>` : "") +
    "</g></svg>"
  );
}
