import { brandColors } from "#brand/colors.ts";
import type { PictureSize } from "./sizes.ts";

/** The background a drawing is made for. */
export type Ground = "basalt" | "paper" | "ember";

/** Colors, terrain and lines of a drawing. */
export type DrawingStyle = {
  background: string;
  /** Color of all lines but the three highest, and their opacity from the lowest to the highest. */
  lineColor: string;
  opacity: [number, number];
  /** Colors of the three highest lines, from low to high. */
  peakColors: [string, string, string];
  /** Size of the terrain's features in pixels of a drawing 1440 pixels wide. */
  featureSize: number;
  /** How far the noise is displaced by other noise, in features. */
  warp: number;
  /** Share of sharp ridges, 0 to 1. */
  ridges: number;
  /** Number of contour lines. */
  levels: number;
  /** Width of a line in pixels; every fifth is `indexLineWidth` times as wide, as on a map. */
  lineWidth: number;
  indexLineWidth: number;
  /** A `stroke-dasharray`: dots instead of lines. */
  dashes?: string;
  /** The ground of cards and wide pictures, when it is not basalt. */
  cardGround?: Ground;
};

/** The picture styles an item may choose; three of them are the portfolio's categories. */
export const pictureStyles = {
  fintech: {
    background: "#141415",
    lineColor: brandColors.paper,
    opacity: [0.14, 0.46],
    peakColors: ["#d92d1a", brandColors.ember, "#ff6a4d"],
    featureSize: 420,
    warp: 0.9,
    ridges: 0.35,
    levels: 20,
    lineWidth: 1,
    indexLineWidth: 1,
    cardGround: "paper",
  },
  climate: {
    background: "#131312",
    lineColor: "#d9d1c4",
    opacity: [0.24, 0.7],
    peakColors: [brandColors.emberInk, brandColors.ember, "#ff8a63"],
    featureSize: 640,
    warp: 1.5,
    ridges: 0.15,
    levels: 26,
    lineWidth: 0.9,
    indexLineWidth: 2.6,
  },
  digital: {
    background: "#121214",
    lineColor: "#eef0f2",
    opacity: [0.3, 0.8],
    peakColors: [brandColors.ember, brandColors.ember, brandColors.paper],
    featureSize: 360,
    warp: 0.5,
    ridges: 0.6,
    levels: 18,
    lineWidth: 2.2,
    indexLineWidth: 1,
    dashes: "0 6",
  },
  frontier: {
    background: "#121213",
    lineColor: brandColors.paper,
    opacity: [0.16, 0.5],
    peakColors: ["#b01b10", "#d61f1f", brandColors.ember],
    featureSize: 760,
    warp: 1.25,
    ridges: 0.35,
    levels: 13,
    lineWidth: 1.6,
    indexLineWidth: 1,
  },
  people: {
    background: "#151516",
    lineColor: brandColors.paper,
    opacity: [0.12, 0.8],
    peakColors: ["#e2381f", brandColors.ember, "#ff5a3e"],
    featureSize: 340,
    warp: 1.1,
    ridges: 0.3,
    levels: 30,
    lineWidth: 1,
    indexLineWidth: 1,
  },
} as const satisfies Record<string, DrawingStyle>;

export type PictureStyle = keyof typeof pictureStyles;

/** Colors that replace those of a style on the light grounds. */
const groundColors: Record<Exclude<Ground, "basalt">, Partial<DrawingStyle>> = {
  paper: {
    background: brandColors.paperRaised,
    lineColor: brandColors.basalt,
    opacity: [0.16, 0.8],
    peakColors: [brandColors.emberInk, brandColors.ember, brandColors.ember],
  },
  ember: {
    background: brandColors.ember,
    lineColor: brandColors.basalt,
    opacity: [0.2, 0.95],
    peakColors: [brandColors.basalt, brandColors.basalt, brandColors.basalt],
  },
};

/** The ground of a picture unless its page chooses one: text stands over heroes and covers, which are always dark. */
export function defaultGround(style: PictureStyle, size: PictureSize): Ground {
  const { cardGround = "basalt" }: DrawingStyle = pictureStyles[style];
  return size === "wide" || size === "card" ? cardGround : "basalt";
}

/** The style with the colors it has on a ground. */
export function styleOnGround(style: PictureStyle, ground: Ground): DrawingStyle {
  return ground === "basalt" ? pictureStyles[style] : { ...pictureStyles[style], ...groundColors[ground] };
}

/** Alternates the grounds of pictures in a row: returns the ground of the picture at an index. */
export function alternateGrounds(...grounds: [Ground, ...Ground[]]) {
  return (index: number): Ground => grounds[index % grounds.length] ?? grounds[0];
}
