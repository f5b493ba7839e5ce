import { brandColors, type Rgb, rgb } from "#brand/colors.ts";
import { clamp, smooth } from "./geography.ts";
import type { LandArea } from "./height.ts";
import type { Peak } from "./mountains.ts";
import { readSurvey, sampleSurvey } from "./survey.ts";

const ember = rgb(brandColors.ember);
const sea = rgb(brandColors.basalt);
/** The sea at the coast, and how deep it is where it is black, in meters. */
const shallows: Rgb = [20, 20, 21];
const shelf = 70;
/** Ember in shadow. */
const emberShadow: Rgb = [70, 14, 8];

/** Colors of the ground from shadow to light. */
const ramp: [share: number, color: Rgb][] = [
  [0, [15, 15, 16]],
  [0.3, [26, 26, 26]],
  [0.55, [48, 46, 45]],
  [0.8, [92, 88, 84]],
  [1, [156, 151, 144]],
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

/** How much of the land is shown, from 0 to 1, at shares of the picture; it changes softly between them. */
export type FadeStops = readonly (readonly [at: number, shown: number])[];

/** Where the land fades into the page: towards the text on its left, and downwards, under the text below. */
export type LandFade = { across?: FadeStops; down?: FadeStops };

/** How much of the land is shown at each of `count` rows or columns. */
const shownShares = (stops: FadeStops = [], count: number) =>
  Float64Array.from({ length: count }, (_, index) => {
    const at = index / count;
    const next = stops.findIndex(([share]) => share > at);
    const [to, shown] = stops.at(next) ?? [1, 1];
    const [from, before] = stops[next - 1] ?? [to, shown];
    return to > from ? before + (shown - before) * smooth(at, from, to) : shown;
  });

/** Ground at a pixel: its height in meters, its light, and where it is. */
type GroundPixel = { meters: number; lit: number; x: number; y: number };

/** How much of the ember of a glowing summit a pixel has: a light at the top alone, which ends softly. */
function emberShare({ x, y }: GroundPixel, peak: Peak): number {
  const distance = Math.hypot(x - peak.x, y - peak.y) / peak.reach;
  return distance > 0.1 ? 0 : 1 - smooth(distance, 0.02, 0.1);
}

/**
 * The color of the land: light and shadow, brighter with its height, and the ember of a summit. The brightest slopes
 * come close to the end of the ramp and do not reach it, so that their forms stay visible.
 */
function landColor(pixel: GroundPixel, hot: Peak | undefined): Rgb {
  const { meters, lit } = pixel;
  const color = rampColor(1 - Math.exp(-1.8 * lit ** 1.35 * (0.7 + 0.6 * clamp(meters / 1400))));
  return hot ? mix(color, mix(emberShadow, ember, clamp(0.5 + lit)), emberShare(pixel, hot)) : color;
}

/** What is painted: an area in pixels, where it fades, the land's peaks, and the one whose summit glows. */
type Painting = {
  area: LandArea;
  width: number;
  height: number;
  fade: LandFade;
  peaks: readonly Peak[];
  hot?: Peak;
};

/** The part of a picture that has not faded, in pixels. */
export function shownPart({ width, height, fade }: Pick<Painting, "width" | "height" | "fade">) {
  const bounds = (stops: FadeStops = [], count: number) => {
    const [first, last] = [stops[0] ?? [0, 1], stops.at(-1) ?? [1, 1]];
    return [
      first[1] ? 0 : Math.floor(first[0] * count),
      last[1] ? count : Math.ceil(last[0] * count),
    ] as const;
  };
  const [[left, right], [top, bottom]] = [bounds(fade.across, width), bounds(fade.down, height)];
  return { left, top, width: right - left, height: bottom - top };
}

/** The area of a part of a picture. */
export function areaOfPart(
  { area, width }: Pick<Painting, "area" | "width">,
  part: ReturnType<typeof shownPart>,
): LandArea {
  const units = area.width / width;
  return {
    left: area.left + part.left * units,
    top: area.top + part.top * units,
    width: part.width * units,
    height: part.height * units,
  };
}

/**
 * Paints the ground of an area as RGB pixels. It has no lines: they are drawn over it (lines.ts), since small pictures
 * would smear them. Where it has faded it is sea.
 * @param cache folder in which the land is kept between pictures
 */
export async function paintLand(cache: string, painting: Painting): Promise<Buffer> {
  const { width, height, fade, peaks, hot } = painting;
  const part = shownPart(painting);
  const area = areaOfPart(painting, part);
  const survey = await readSurvey(cache, peaks);
  const [heights, light] = [sampleSurvey(survey.heights, area, part), sampleSurvey(survey.light, area, part)];
  const across = part.width + 2;
  const pixels = Buffer.alloc(width * height * 3, Uint8Array.from(sea));
  const units = area.width / part.width;
  const [columns, rows] = [shownShares(fade.across, width), shownShares(fade.down, height)];
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      const at = (y + 1) * across + x + 1;
      const meters = heights[at] as number;
      const shown = (rows[part.top + y] as number) * (columns[part.left + x] as number);
      if (shown === 0 || meters < -shelf) continue;
      const pixel = { meters, lit: light[at] as number, x: area.left + x * units, y: area.top + y * units };
      const ground = meters > 0 ? landColor(pixel, hot) : mix(sea, shallows, 1 + meters / shelf);
      pixels.set(mix(sea, ground, shown), ((part.top + y) * width + part.left + x) * 3);
    }
  }
  return pixels;
}
