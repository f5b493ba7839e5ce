import { contours } from "d3-contour";
import { contourPath } from "./contour-path.ts";
import { type PictureSize, pictureSizes } from "./sizes.ts";
import { type DrawingStyle, type Ground, type PictureStyle, styleOnGround } from "./styles.ts";
import { sampleTerrain, terrain } from "./terrain.ts";

/** Heights, 0 to 1, at which lines are drawn. */
function lineHeights(values: Float64Array, levels: number): number[] {
  const sorted = Float64Array.from(values).sort();
  return Array.from({ length: levels }, (_, level) => {
    const share = (level + 0.6) / levels;
    // Partly by rank instead of height, so that every terrain has lines all over the picture.
    const atRank = sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return atRank * 0.55 + share * 0.45;
  });
}

/**
 * Draws the contour lines of a seed's terrain as SVG, three of them in ember. The background is transparent, so that
 * a drawing which fades into the page has no edge.
 * @param omitted number of lines to leave out, for a smaller file
 */
export function contourSvg(
  seed: string,
  styleName: PictureStyle,
  size: PictureSize,
  ground: Ground,
  omitted = 0,
): string {
  const style: DrawingStyle = styleOnGround(styleName, ground);
  const levels = style.levels - omitted;
  const { width, height } = pictureSizes[size];
  const { lineWidth } = style;
  const grid = sampleTerrain(terrain(seed, style), width, height, 8);

  const lines = contours()
    .size([grid.columns, grid.rows])
    .thresholds(lineHeights(grid.values, levels))([...grid.values])
    .map((contour, level) => {
      const path = contourPath(contour, grid);
      if (path === "") return "";
      const peakColor = style.peakColors[level - (levels - 3)];
      const [lowest, highest] = style.opacity;
      const opacity = lowest + ((highest - lowest) * level) / levels;
      const color = peakColor
        ? `stroke="${peakColor}"`
        : `stroke="${style.lineColor}" stroke-opacity="${opacity.toFixed(2)}"`;
      const relativeWidth = peakColor ? 1.5 : level % 5 === 0 ? style.indexLineWidth : 1;
      const stroke = relativeWidth === 1 ? color : `${color} stroke-width="${relativeWidth * lineWidth}"`;
      return `<path ${stroke} d="${path}"/>`;
    })
    .join("");
  const dashes = style.dashes ? ` stroke-linecap="round" stroke-dasharray="${style.dashes}"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="none" stroke-width="${lineWidth}" stroke-linejoin="round"${dashes}>${lines}</g></svg>`
  );
}
