import { contours } from "d3-contour";
import simplify from "simplify-js";
import { type Ground, type Palette, type PaletteStyle, type Shape, shapes, styleOn } from "./palettes.ts";
import { type Grid, portrait, sample, terrain } from "./terrain.ts";

/** Bump when a drawing changes: every cached picture is drawn again. */
export const generatorVersion = 15;

/** Pixels between samples; portraits have finer features. */
const cellOf = (shape: Shape) => (shape === "portrait" ? 4 : 8);

/** Rings of fewer points are specks of noise, not land. */
const smallestRing = 6;

/** Points that lie this close to the line between their neighbours, in pixels, are left out: nobody sees them. */
const tolerance = 0.9;

type Ring = [number, number][];

/** One ring as an SVG path with whole-pixel relative steps, which compress far better than absolute ones. */
function ringPath(ring: Ring, { columns, rows, cell }: Grid): string {
  const places = ring.map(([x, y]) => ({ x: (x - 0.5) * cell, y: (y - 0.5) * cell }));
  const points = simplify(places, tolerance, true).map(({ x, y }) => [Math.round(x), Math.round(y)] as const);
  const right = (columns - 1) * cell;
  const bottom = (rows - 1) * cell;
  const onEdge = (x: number, y: number) => x <= 0 || y <= 0 || x >= right || y >= bottom;
  let path = "";
  let pen: readonly [number, number] | null = null;
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (dx === 0 && dy === 0) continue;
    // d3 closes rings along the picture's border; a frame is no contour.
    if (onEdge(...from) && onEdge(...to)) {
      pen = null;
      continue;
    }
    if (pen === null) path += `M${from[0]} ${from[1]}l`;
    path += `${dx}${dy < 0 ? "" : " "}${dy} `;
    pen = to;
  }
  return path.replace(/ (?=M|$)/g, "").replace(/ -/g, "-");
}

/**
 * On people the three ember lines follow the edge of the figure, like light from behind: on the highest point, as
 * on land, they would be a red nose. Figures begin at 0.3 of the height, see `portrait`.
 */
const firstEdge = (levels: number) => Math.ceil(levels * 0.3);

/**
 * The drawing of a seed: about twenty contour lines on the palette's ground, the highest three in ember.
 * @param fewer how many lines to leave out, where they would weigh too much
 */
export function contourSvg(
  seed: string,
  palette: Palette,
  shape: Shape,
  ground: Ground = "basalt",
  fewer = 0,
): string {
  const full = styleOn(palette, ground);
  const style: PaletteStyle = { ...full, levels: full.levels - fewer };
  const { width, height } = shapes[shape];
  // Portraits are shown at less than half their size, where a line of one pixel would fade away.
  const weight = shape === "portrait" ? 1.9 : 1;
  const land = shape === "portrait" ? portrait(seed, style, width, height) : terrain(seed, style);
  const grid = sample(land, width, height, cellOf(shape));
  // Even steps of rank rather than of height: every picture carries lines all over, whatever its land.
  const ranked = Float64Array.from(grid.values).sort();
  const thresholds = Array.from({ length: style.levels }, (_, level) => {
    const share = (level + 0.6) / style.levels;
    if (shape === "portrait") return share;
    const rank = ranked[Math.floor(share * (ranked.length - 1))] ?? 0;
    return rank * 0.55 + share * 0.45;
  });
  const lines = contours()
    .size([grid.columns, grid.rows])
    .thresholds(thresholds)([...grid.values])
    .map((contour, level) => {
      const path = contour.coordinates
        .flat()
        .filter((ring) => ring.length >= smallestRing)
        .map((ring) => ringPath(ring as Ring, grid))
        .join("");
      if (path === "") return "";
      const peak = level - (shape === "portrait" ? firstEdge(style.levels) : style.levels - 3);
      const [low, high] = style.opacity;
      const opacity = low + ((high - low) * level) / style.levels;
      const paint =
        peak >= 0 && peak < 3
          ? `stroke="${style.peaks[peak as 0 | 1 | 2]}" stroke-width="${1.5 * weight}"`
          : `stroke="${style.line}" stroke-opacity="${opacity.toFixed(2)}"`;
      return `<path ${paint} d="${path}"/>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${style.ground}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="none" stroke-width="${weight}" stroke-linejoin="round">${lines}</g></svg>`
  );
}
