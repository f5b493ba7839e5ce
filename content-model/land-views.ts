import { landCoordinates } from "#pictures/land/coordinates.ts";
import type { LandFormat, LandPicture } from "#pictures/land/draw-land.ts";
import type { LandPoint } from "#pictures/land/geography.ts";
import type { LandArea, Peak } from "#pictures/land/height.ts";
import type { FadeStops, LandFade } from "#pictures/land/paint.ts";
import { harbours } from "#pictures/land/places.ts";
import { type NamedPlace, readLand, type SiteLand } from "./land.ts";
import { type NamesArea, namesIn, routeLine } from "./land-marks.ts";
import { overlayMarkup } from "./land-overlay.ts";
import type { Picture } from "./pictures.ts";
import { requestPicture } from "./request-picture.ts";

/**
 * The land at a page's own spot: one picture for desktops, one for phones, with the lines of
 * each, and what stands over it as SVG.
 */
export type LandView = { picture: Picture; lines: Picture; names: string };

/** Where the spot is in the picture, as shares of it, where the land fades, and where names may stand. */
type Framing = { focus: [x: number, y: number]; fade: LandFade; names: NamesArea };

/** Under text below the land is dimmed, and it ends before its picture does, since a hero may be higher. */
export const dimmedBelow = (from: number, to: number): FadeStops => [
  [from, 1],
  [to, 0.5],
  [0.84, 0.5],
  [1, 0],
];

/** The framing follows the hero: where its text stands. */
const framings = {
  /** Details stand below the heading. */
  default: {
    focus: [0.82, 0.2],
    fade: {
      across: [
        [0.43, 0],
        [0.78, 1],
      ],
      down: dimmedBelow(0.38, 0.56),
    },
    names: { left: 0.6, bottom: 0.42 },
  },
  /** Heading and details stand on the left. */
  half: {
    focus: [0.76, 0.3],
    fade: {
      across: [
        [0.44, 0],
        [0.68, 1],
      ],
      down: [
        [0.84, 1],
        [1, 0],
      ],
    },
    names: { left: 0.54, bottom: 0.56 },
  },
  /** Details stand on the right, low. */
  short: {
    focus: [0.8, 0.1],
    fade: {
      across: [
        [0.4, 0],
        [0.7, 1],
      ],
      down: dimmedBelow(0.2, 0.42),
    },
    names: { left: 0.5, bottom: 0.2 },
  },
  /** The heading spans the page. */
  title: {
    focus: [0.86, 0.15],
    fade: {
      across: [
        [0.43, 0],
        [0.84, 1],
      ],
      down: dimmedBelow(0.26, 0.5),
    },
    names: { left: 0.5, bottom: 0.27 },
  },
  /** A figure stands on the right, below the spot. */
  figure: {
    focus: [0.86, 0.13],
    fade: {
      across: [
        [0.43, 0],
        [0.78, 1],
      ],
      down: dimmedBelow(0.22, 0.4),
    },
    names: { left: 0.5, bottom: 0.26 },
  },
} as const satisfies Record<string, Framing>;

export type LandFraming = keyof typeof framings;

const phone: Framing = {
  focus: [0.5, 0.23],
  fade: {
    down: [
      [0.36, 1],
      [0.56, 0],
    ],
  },
  names: { left: 0, bottom: 0.42 },
};

/** Pixels of the two pictures. */
export const wideSize = { width: 1440, height: 800 };
export const tallSize = { width: 640, height: 720 };

/** Pixels they are shown with in the narrowest windows that have room for all names (land.css). */
export const wideShown = { width: 1200, height: Math.round((1200 * wideSize.height) / wideSize.width) };
export const tallShown = { width: 390, height: Math.round((390 * tallSize.height) / tallSize.width) };

const areaAround = (
  at: LandPoint,
  span: number,
  size: typeof wideSize,
  [x, y]: Framing["focus"],
): LandArea => {
  const height = (span * size.height) / size.width;
  return {
    left: Math.round(at.x - x * span),
    top: Math.round(at.y - y * height),
    width: span,
    height,
  };
};

/** A part of the land as a picture. @param hot id of the venture whose summit glows */
export function landPicture(
  land: SiteLand,
  area: LandArea,
  size: typeof wideSize,
  fade: LandFade,
  hot?: string,
): LandPicture {
  const peaks = land.peaks.map(toPeak);
  const hotPeak = land.peaks.find(({ id }) => id === hot);
  return { area, ...size, fade, peaks, ...(hotPeak && { hot: toPeak(hotPeak) }) };
}

/** A mountain as it is drawn, whatever its name. */
const toPeak = ({ x, y, height, reach }: Peak): Peak => ({ x, y, height, reach });

const belowLg = "(max-width: 63.99rem)";

/** The picture in all its formats: AVIF, and one WebP for the few browsers that cannot read it; and the lines over it. */
export function formats(
  name: string,
  wide: LandPicture,
  tall: LandPicture,
): Pick<LandView, "picture" | "lines"> {
  const request = (picture: LandPicture, format: LandFormat, size: string) =>
    requestPicture({ kind: "land", name: `${name}-${size}`, picture, format });
  // One after the other, since it is painted once for both.
  const fallback = request(wide, "webp", "wide");
  const desktop = request(wide, "avif", "wide");
  const shared = {
    width: wide.width,
    height: wide.height,
    color: "transparent",
    ground: "basalt" as const,
    alt: "",
  };
  return {
    picture: {
      ...shared,
      src: fallback,
      sources: [
        { media: belowLg, type: "image/avif", srcSet: `${request(tall, "avif", "tall")} ${tall.width}w` },
        { type: "image/avif", srcSet: `${desktop} ${wide.width}w` },
      ],
    },
    lines: {
      ...shared,
      src: request(wide, "svg", "wide-lines"),
      sources: [
        {
          media: belowLg,
          type: "image/svg+xml",
          srcSet: `${request(tall, "svg", "tall-lines")} ${tall.width}w`,
        },
      ],
    },
  };
}

/** The spot a page opens at. */
export type LandSpot = {
  at: LandPoint;
  /** How wide the desktop's picture is, in units of the land. */
  span?: number;
  /** The share of it that the phone's picture is wide. */
  phoneShare?: number;
  /** What is named, all mountains and harbours unless given; one at the spot has its coordinates below its name. */
  names?: (NamedPlace & { place?: string })[];
  /** The same on phones, where the others would have no room. */
  phoneNames?: (NamedPlace & { place?: string })[];
  /** The venture whose summit glows. */
  hot?: string;
  /** Ids of the programs whose routes are drawn. */
  routes?: string[];
};

export const isSamePoint = (a: LandPoint, b: LandPoint) => a.x === b.x && a.y === b.y;

/** The land at a spot of it. @param name of the picture's files */
export async function getLandView(
  name: string,
  spot: LandSpot,
  framing: LandFraming = "default",
): Promise<LandView> {
  const land = await readLand();
  const { at, span = 2400, phoneShare = 0.46, hot } = spot;
  const { focus, fade, names } = framings[framing];
  const wideArea = areaAround(at, span, wideSize, focus);
  const tallArea = areaAround(at, span * phoneShare, tallSize, phone.focus);
  const known = spot.names ?? land.names.filter(({ kind }) => kind !== "route");
  // Kampala's harbour stands for a city far off the drawing.
  const hasCoordinates = !isSamePoint(at, harbours.kampala);
  // The drawing behind a hero is decoration, without links.
  const shownNames = (named: NonNullable<LandSpot["names"]>) =>
    named
      .map(({ href: _, ...place }) =>
        hasCoordinates && isSamePoint(place, at)
          ? { ...place, place: landCoordinates(at, land.studio) }
          : place,
      )
      .sort((a, b) => Number(isSamePoint(b, at)) - Number(isSamePoint(a, at)));
  const routes = land.routes.filter(({ id }) => spot.routes?.includes(id));
  const overlay = (
    area: LandArea,
    shown: { width: number; height: number },
    within: NamesArea,
    named = known,
  ) => ({
    ...shown,
    marks: namesIn(
      shownNames(named),
      area,
      shown,
      within,
      routes.map(({ stages }) => stages),
    ),
    routes: routes.map(({ stages }) => routeLine(stages, area, shown)),
  });
  return {
    ...formats(
      name,
      landPicture(land, wideArea, wideSize, fade, hot),
      landPicture(land, tallArea, tallSize, phone.fade, hot),
    ),
    names: overlayMarkup(
      overlay(wideArea, wideShown, names),
      overlay(tallArea, tallShown, phone.names, spot.phoneNames),
      "xMaxYMin slice",
    ),
  };
}
