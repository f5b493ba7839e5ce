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

/** A contour line: the height it is drawn at, 0 to 1, and how; the width in pixels of the drawing. */
type ContourLine = { height: number; color: string; opacity: number; width: number };

/** The lines of a drawing from low to high, the three highest in the style's peak colors. */
function contourLines(values: Float64Array, style: DrawingStyle, levels: number): ContourLine[] {
  return lineHeights(values, levels).map((height, level) => {
    const peakColor = style.peakColors[level - (levels - 3)];
    const [lowest, highest] = style.opacity;
    const relativeWidth = peakColor ? 1.5 : level % 5 === 0 ? style.indexLineWidth : 1;
    return {
      height,
      color: peakColor ?? style.lineColor,
      opacity: peakColor ? 1 : lowest + ((highest - lowest) * level) / levels,
      width: relativeWidth * style.lineWidth,
    };
  });
}

/** Grid cells of a drawing, in pixels. */
const drawingCellSize = 8;

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
  const grid = sampleTerrain(terrain(seed, style), width, height, drawingCellSize);
  const described = contourLines(grid.values, style, levels);

  const lines = contours()
    .size([grid.columns, grid.rows])
    .thresholds(described.map((line) => line.height))([...grid.values])
    .map((contour, level) => {
      const path = contourPath(contour, grid);
      const line = described[level];
      if (path === "" || !line) return "";
      const opacity = line.opacity === 1 ? "" : ` stroke-opacity="${line.opacity.toFixed(2)}"`;
      const strokeWidth = line.width === lineWidth ? "" : ` stroke-width="${line.width}"`;
      return `<path stroke="${line.color}"${opacity}${strokeWidth} d="${path}"/>`;
    })
    .join("");
  const dashes = style.dashes ? ` stroke-linecap="round" stroke-dasharray="${style.dashes}"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="none" stroke-width="${lineWidth}" stroke-linejoin="round"${dashes}>${lines}</g></svg>`
  );
}
