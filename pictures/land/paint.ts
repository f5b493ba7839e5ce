import { brandColors } from "#brand/colors.ts";
import type { LandArea, Peak } from "./height.ts";
import { type Survey, surveyArea, surveyCell, surveyColumns } from "./survey.ts";

type Rgb = readonly [number, number, number];

const rgb = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const paper = rgb(brandColors.paper);
const ember = rgb(brandColors.ember);
const sea = rgb(brandColors.basalt);
/** Ember in shadow. */
const emberShadow: Rgb = [70, 14, 8];

/** Colors of the ground from shadow to light. */
const ramp: [share: number, color: Rgb][] = [
  [0, [15, 15, 16]],
  [0.3, [24, 24, 25]],
  [0.55, [44, 43, 42]],
  [0.8, [92, 88, 84]],
  [1, [168, 162, 154]],
];

function rampColor(share: number): Rgb {
  const upper = ramp.findIndex(([at]) => share <= at);
  const [to, high] = ramp[upper < 0 ? ramp.length - 1 : Math.max(1, upper)] as (typeof ramp)[number];
  const [from, low] = ramp[(upper < 0 ? ramp.length - 1 : Math.max(1, upper)) - 1] as (typeof ramp)[number];
  return mix(low, high, Math.min(1, (share - from) / (to - from)));
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const smooth = (value: number, from: number, to: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** Where the land fades into the page, as shares of the picture: towards the text on its left, and the text below. */
export type LandFade = {
  left?: [none: number, all: number];
  below?: [all: number, none: number];
  /** Where it goes on further down: on the right, and darker, since a long heading may end there. */
  lower?: Pick<LandFade, "left" | "below">;
};

/** How much of the land goes on further down. */
const lowerShare = 0.6;

/** How much of the land is shown at each column, and at each row. */
const shownShares = ({ left, below }: LandFade, width: number, height: number) => ({
  columns: Float64Array.from({ length: width }, (_, x) => (left ? smooth(x / width, ...left) : 1)),
  rows: Float64Array.from({ length: height }, (_, y) => (below ? 1 - smooth(y / height, ...below) : 1)),
});

/** Contour lines every so many meters; every fifth is stronger. */
const interval = 60;

/** Depths at which lines follow the coast. */
const depths = [26, 62, 112, 180];

/** How much of a line a pixel shows: all within half a pixel of it. */
const lineShare = (meters: number, slope: number, width: number) =>
  slope === 0 ? 0 : clamp(width / 2 + 0.5 - Math.abs(meters) / slope);

/** Ground at a pixel: its height, how much that changes to the next pixel, its light, and where it is. */
type GroundPixel = { meters: number; slope: number; lit: number; x: number; y: number };

/** The color of the sea, with lines that follow the coast. */
function seaColor({ meters, slope }: GroundPixel): Rgb {
  return depths.reduce<Rgb>(
    (color, depth, index) => mix(color, paper, lineShare(meters + depth, slope, 0.9) * (0.2 - 0.04 * index)),
    sea,
  );
}

/** How much of the ember of a glowing summit a pixel has: all of it at the top, less in gullies. It ends softly. */
function emberShare({ meters, x, y }: GroundPixel, peak: Peak): number {
  const distance = Math.hypot(x - peak.x, y - peak.y) / peak.reach;
  if (distance > 0.4) return 0;
  return 0.92 * smooth(1 - distance / 0.36 + (meters / peak.height - 0.8) * 0.5, 0.3, 0.95);
}

const isNear = ({ x, y }: GroundPixel, peak: Peak) => Math.hypot(x - peak.x, y - peak.y) < 0.55 * peak.reach;

/** The color of the land: light and shadow, snow, the ember of a summit, and contour lines. */
function landColor(pixel: GroundPixel, hot: Peak | undefined): Rgb {
  const { meters, slope, lit } = pixel;
  const altitude = clamp(meters / 1500);
  const snow = clamp((meters - 950) / 260) * clamp(lit * 2.2 - 0.35);
  let color = mix(rampColor(clamp(lit * (0.8 + 0.4 * altitude) - 0.05)), paper, snow * 0.85);
  if (hot) color = mix(color, mix(emberShadow, ember, clamp(lit * 1.5)), emberShare(pixel, hot));
  const level = Math.round(meters / interval);
  if (level === 0) return color;
  const isIndex = level % 5 === 0;
  const line = lineShare(meters - level * interval, slope, isIndex ? 1.3 : 0.9);
  // Steep lines would merge into a grey.
  const room = clamp((interval / (slope || 1) - 2.2) / 3);
  const isHot = hot !== undefined && meters > hot.height * 0.62 && isNear(pixel, hot);
  const isBright = color[0] > 120;
  const ink = isHot ? ember : isBright ? sea : paper;
  return mix(color, ink, line * room * (isHot ? 0.8 : isIndex ? 0.5 : 0.26));
}

/** What is painted: an area in pixels, where it fades, and the peak whose summit glows. */
type Painting = { area: LandArea; width: number; height: number; fade: LandFade; hot?: Peak };

/**
 * The numbers of a survey at each pixel of an area, and of one more on each side, interpolated.
 * @returns rows of `width + 2` numbers
 */
function atPixels(source: Float32Array, { area, width, height }: Painting): Float32Array {
  const rows = source.length / surveyColumns;
  const result = new Float32Array((width + 2) * (height + 2));
  const units = area.width / width;
  let index = 0;
  for (let y = -1; y <= height; y++) {
    const down = Math.min(rows - 1.001, Math.max(0, (area.top - surveyArea.top + y * units) / surveyCell));
    const row = Math.floor(down);
    for (let x = -1; x <= width; x++) {
      const along = (area.left - surveyArea.left + x * units) / surveyCell;
      const right = Math.min(surveyColumns - 1.001, Math.max(0, along));
      const column = Math.floor(right);
      const at = row * surveyColumns + column;
      const [a, b] = [source[at] as number, source[at + 1] as number];
      const [c, d] = [source[at + surveyColumns] as number, source[at + surveyColumns + 1] as number];
      const [upper, lower] = [a + (b - a) * (right - column), c + (d - c) * (right - column)];
      result[index++] = upper + (lower - upper) * (down - row);
    }
  }
  return result;
}

/** Paints an area as RGB pixels. Where it has faded it is sea, without lines. */
export function paintLand(survey: Survey, painting: Painting): Buffer {
  const { area, width, height, fade, hot } = painting;
  const heights = atPixels(survey.heights, painting);
  const light = atPixels(survey.light, painting);
  const pixels = Buffer.alloc(width * height * 3, Uint8Array.from(sea));
  const units = area.width / width;
  const across = width + 2;
  const { columns, rows } = shownShares(fade, width, height);
  const lower = fade.lower && shownShares(fade.lower, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shown = Math.max(
        (rows[y] as number) * (columns[x] as number),
        lower ? lowerShare * (lower.rows[y] as number) * (lower.columns[x] as number) : 0,
      );
      if (shown === 0) continue;
      const at = (y + 1) * across + x + 1;
      const meters = heights[at] as number;
      const eastward = (heights[at + 1] as number) - (heights[at - 1] as number);
      const southward = (heights[at + across] as number) - (heights[at - across] as number);
      const pixel = {
        meters,
        slope: Math.hypot(eastward, southward) / 2,
        lit: light[at] as number,
        x: area.left + x * units,
        y: area.top + y * units,
      };
      let color = meters > 0 ? landColor(pixel, hot) : seaColor(pixel);
      // The coast.
      if (Math.abs(meters) < 30) color = mix(color, paper, lineShare(meters, pixel.slope, 1.2) * 0.6);
      pixels.set(mix(sea, color, shown), (y * width + x) * 3);
    }
  }
  return pixels;
}
