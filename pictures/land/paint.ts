import { brandColors, type Rgb, rgb } from "#brand/colors.ts";
import { blur } from "../blur.ts";
import { smooth } from "./geography.ts";
import type { LandArea, Peak } from "./height.ts";
import { type Survey, sampleSurvey } from "./survey.ts";

const paper = rgb(brandColors.paper);
const ember = rgb(brandColors.ember);
const sea = rgb(brandColors.basalt);
/** Ember in shadow. */
const emberShadow: Rgb = [70, 14, 8];

/** Colors of the ground from shadow to light. */
const ramp: [share: number, color: Rgb][] = [
  [0, [19, 19, 20]],
  [0.3, [28, 28, 28]],
  [0.55, [44, 43, 42]],
  [0.8, [82, 79, 75]],
  [1, [142, 137, 130]],
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

/** How much of the ember of a glowing summit a pixel has: all of it at the top, less in gullies. It ends softly. */
function emberShare({ meters, x, y }: GroundPixel, peak: Peak): number {
  const distance = Math.hypot(x - peak.x, y - peak.y) / peak.reach;
  if (distance > 0.4) return 0;
  return 0.92 * smooth(1 - distance / 0.36 + (meters / peak.height - 0.8) * 1.2, 0.3, 0.85);
}

/** The color of the land: light and shadow, snow, and the ember of a summit. */
function landColor(pixel: GroundPixel, hot: Peak | undefined): Rgb {
  const { meters, lit } = pixel;
  const altitude = clamp(meters / 1500);
  const snow = smooth(meters, 900, 1350) * clamp(lit * 2.2 - 0.35);
  const color = mix(rampColor(clamp(lit * (0.8 + 0.4 * altitude) - 0.05)), paper, snow * 0.7);
  return hot ? mix(color, mix(emberShadow, ember, clamp(lit * 1.15)), emberShare(pixel, hot)) : color;
}

/** What is painted: an area in pixels, where it fades, and the peak whose summit glows. */
type Painting = { area: LandArea; width: number; height: number; fade: LandFade; hot?: Peak };

/** How much the light is blurred, and the heights, from which the lines over it are drawn as well: in pixels. */
const lightBlur = 1.6;
export const heightBlur = 4;

/**
 * Paints the ground of an area as RGB pixels. It has no lines: they are drawn over it (lines.ts), since small pictures
 * would smear them. Where it has faded it is sea.
 */
export function paintLand(survey: Survey, painting: Painting): Buffer {
  const { area, width, height, fade, hot } = painting;
  const across = width + 2;
  const heights = blur(sampleSurvey(survey.heights, area, painting), across, height + 2, heightBlur);
  const light = blur(sampleSurvey(survey.light, area, painting), across, height + 2, lightBlur);
  const pixels = Buffer.alloc(width * height * 3, Uint8Array.from(sea));
  const units = area.width / width;
  const [columns, rows] = [shownShares(fade.across, width), shownShares(fade.down, height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * across + x + 1;
      const meters = heights[at] as number;
      const shown = (rows[y] as number) * (columns[x] as number);
      if (shown === 0 || meters <= 0) continue;
      const pixel = { meters, lit: light[at] as number, x: area.left + x * units, y: area.top + y * units };
      // The shore rises out of the sea.
      pixels.set(mix(sea, landColor(pixel, hot), shown * smooth(meters, 0, 8)), (y * width + x) * 3);
    }
  }
  return pixels;
}
