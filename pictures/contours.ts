import { contours } from "d3-contour";
import { type Ring, ringPath } from "./contour-path.ts";
import { type Ground, type Palette, type PaletteStyle, type Shape, shapes, styleOn } from "./palettes.ts";
import { portrait, sample, terrain } from "./terrain.ts";

/** Bump when the generator draws otherwise; palettes and shapes are part of each recipe by themselves. */
const generatorVersion = 23;

/** Pixels between samples; portraits have finer features. */
const cellOf = (shape: Shape) => (shape === "portrait" ? 4 : 8);

/** Rings of fewer points are specks of noise, not land. */
const smallestRing = 10;

/**
 * On people the three ember lines follow the edge of the figure, like light from behind: on the highest point, as
 * on land, they would be a red nose. Figures begin at 0.3 of the height, see `portrait`.
 */
const firstEdge = (levels: number) => Math.ceil(levels * 0.3);

/** Heights of a figure's steep edge: lines of the land there would blur its ember ones into a halo. */
const isCrowded = (share: number) => share > 0.2 && share < 0.44;

/** All that a drawing is made from: it is kept under this, so that a change of any of it draws it anew. */
export function recipe(seed: string, palette: Palette, shape: Shape, ground: Ground = "basalt") {
  return ["contours", generatorVersion, seed, shape, shapes[shape], styleOn(palette, ground)];
}

/**
 * The drawing of a seed: contour lines in the palette's own manner, the highest three in ember, on nothing: the page
 * gives the ground, so that a land that fades into it leaves no edge.
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
  const weight = shape === "portrait" ? 1.9 : style.weight;
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
      const isPeak = peak >= 0 && peak < 3;
      if (shape === "portrait" && !isPeak && isCrowded(level / style.levels)) return "";
      const colour = isPeak
        ? `stroke="${style.peaks[peak as 0 | 1 | 2]}"`
        : `stroke="${style.line}" stroke-opacity="${opacity.toFixed(2)}"`;
      const heavy = isPeak ? 1.5 : level % 5 === 0 ? style.index : 1;
      const paint = heavy === 1 ? colour : `${colour} stroke-width="${heavy * weight}"`;
      return `<path ${paint} d="${path}"/>`;
    })
    .join("");
  const dots = style.dots ? ` stroke-linecap="round" stroke-dasharray="${style.dots}"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<g fill="none" stroke-width="${weight}" stroke-linejoin="round"${dots}>${lines}</g></svg>`
  );
}
