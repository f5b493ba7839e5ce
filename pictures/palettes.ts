/** A family of colours, land and lines for one category; all inside the range from basalt over ember to paper. */
export type PaletteStyle = {
  ground: string;
  /** Colour of the ordinary lines, and their opacity from the lowest to the highest. */
  line: string;
  opacity: [number, number];
  /** Colours of the three highest lines, rising. */
  peaks: [string, string, string];
  /** Size of the land's features, in pixels of a 1440 px wide picture. */
  scale: number;
  /** How far the land is bent by itself, in features. */
  warp: number;
  /** Share of sharp ridges, 0 to 1. */
  ridge: number;
  levels: number;
  /** Width of a line in pixels, and how much wider every fifth is, as on a map. */
  weight: number;
  index: number;
  /** A `stroke-dasharray` of rounded ends: dots instead of lines. */
  dots?: string;
  /** The ground of its cards and wide pictures, where that is not basalt. */
  covers?: Ground;
};

/** What a drawing lies on. */
export type Ground = "basalt" | "paper" | "ember";

/** What the pictures of a row lie on, in turn: gives the ground by a picture's place in it. */
export const groundsInTurn =
  (...grounds: Ground[]) =>
  (place: number) =>
    grounds[place % grounds.length];

/** The colours that replace a palette's own on another ground. */
const grounds: Record<
  Exclude<Ground, "basalt">,
  Pick<PaletteStyle, "ground" | "line" | "opacity" | "peaks">
> = {
  paper: {
    ground: "#ece7df",
    line: "#0b0b0c",
    opacity: [0.16, 0.8],
    peaks: ["#c42a12", "#ff3d22", "#ff3d22"],
  },
  ember: {
    ground: "#ff3d22",
    line: "#0b0b0c",
    opacity: [0.2, 0.95],
    peaks: ["#0b0b0c", "#0b0b0c", "#0b0b0c"],
  },
};

export const palettes = {
  fintech: {
    ground: "#141415",
    line: "#f6f3ee",
    opacity: [0.14, 0.46],
    peaks: ["#d92d1a", "#ff3d22", "#ff6a4d"],
    scale: 420,
    warp: 0.9,
    ridge: 0.35,
    levels: 20,
    weight: 1,
    index: 1,
    covers: "paper",
  },
  climate: {
    ground: "#131312",
    line: "#d9d1c4",
    opacity: [0.24, 0.7],
    peaks: ["#c42a12", "#ff3d22", "#ff8a63"],
    scale: 640,
    warp: 1.5,
    ridge: 0.15,
    levels: 26,
    weight: 0.9,
    index: 2.6,
  },
  digital: {
    ground: "#121214",
    line: "#eef0f2",
    opacity: [0.3, 0.8],
    peaks: ["#ff3d22", "#ff3d22", "#f6f3ee"],
    scale: 360,
    warp: 0.5,
    ridge: 0.6,
    levels: 18,
    weight: 2.2,
    index: 1,
    dots: "0 6",
  },
  frontier: {
    ground: "#121213",
    line: "#f6f3ee",
    opacity: [0.16, 0.5],
    peaks: ["#b01b10", "#d61f1f", "#ff3d22"],
    scale: 760,
    warp: 1.25,
    ridge: 0.35,
    levels: 13,
    weight: 1.6,
    index: 1,
  },
  people: {
    ground: "#151516",
    line: "#f6f3ee",
    opacity: [0.12, 0.8],
    peaks: ["#e2381f", "#ff3d22", "#ff5a3e"],
    scale: 340,
    warp: 1.1,
    ridge: 0.3,
    levels: 30,
    weight: 1,
    index: 1,
  },
} as const satisfies Record<string, PaletteStyle>;

export type Palette = keyof typeof palettes;

/**
 * Width and height in CSS pixels, the widths a raster picture is made in, and the kilobytes its lines may weigh: what
 * keeps a page's first load within 180 KB.
 */
export const shapes = {
  hero: { width: 1440, height: 900, widths: [780, 1440, 2160], kilobytes: 8.5 },
  cover: { width: 1440, height: 720, widths: [780, 1440, 2160], kilobytes: 4.2 },
  wide: { width: 1200, height: 675, widths: [480, 780, 1200], kilobytes: 5.6 },
  card: { width: 720, height: 900, widths: [420, 720], kilobytes: 9 },
  portrait: { width: 600, height: 800, widths: [300, 600], kilobytes: 15 },
} as const;

export type Shape = keyof typeof shapes;

/** The ground of a palette's drawings in a shape: words stand over heroes and covers, which are always dark. */
export function groundOf(palette: Palette, shape: Shape): Ground {
  const { covers = "basalt" }: PaletteStyle = palettes[palette];
  return shape === "wide" || shape === "card" ? covers : "basalt";
}

/** A palette as it is drawn on a ground. */
export function styleOn(palette: Palette, ground: Ground): PaletteStyle {
  return ground === "basalt" ? palettes[palette] : { ...palettes[palette], ...grounds[ground] };
}
