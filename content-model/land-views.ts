import type { LandPicture } from "#pictures/land/draw-land.ts";
import type { LandPoint } from "#pictures/land/geography.ts";
import type { LandArea, Peak } from "#pictures/land/height.ts";
import type { LandFade } from "#pictures/land/paint.ts";
import { readLand, type SiteLand } from "./land.ts";
import { type LandMark, namesIn, routePath } from "./land-marks.ts";
import { overlayMarkup } from "./land-overlay.ts";
import type { Picture } from "./pictures.ts";
import { requestPicture } from "./request-picture.ts";

/** The land at a page's own spot: one picture for desktops, one for phones, and what stands over each as SVG. */
export type LandView = { picture: Picture; names: string };

/** Where the spot is in the picture, as shares of it, and where text begins. */
type Framing = { focus: [x: number, y: number]; fade: LandFade };

/** The framing follows the hero: where its text stands. */
const framings = {
  /** Details stand below the heading. */
  default: { focus: [0.82, 0.2], fade: { left: [0.56, 0.84], below: [0.24, 0.44] } },
  /** Details stand on the right, low. */
  short: { focus: [0.8, 0.08], fade: { left: [0.3, 0.64], below: [0.1, 0.21] } },
  /** The same, below the land in full. */
  open: { focus: [0.8, 0.16], fade: { left: [0.3, 0.64], below: [0.2, 0.35] } },
  /** The heading spans the page. */
  title: { focus: [0.8, 0.13], fade: { left: [0.3, 0.64], below: [0.16, 0.32] } },
} as const satisfies Record<string, Framing>;

export type LandFraming = keyof typeof framings;

const phone: Framing = { focus: [0.6, 0.2], fade: { below: [0.28, 0.56] } };

/** Pixels of the two pictures; that of phones is shown at 0.6 of its size. */
const wideSize = { width: 1440, height: 800 };
const tallSize = { width: 640, height: 720 };

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

/** A part of the land. @param hot id of the venture whose summit glows */
function landPicture(
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

const phonesOnly = "(max-width: 63.99rem)";

/** The picture in all its formats: AVIF, and one WebP for the few browsers that cannot read it. */
function formats(name: string, wide: LandPicture, tall: LandPicture): Picture {
  const request = (picture: LandPicture, format: "avif" | "webp", size: string) =>
    requestPicture({ kind: "land", name: `${name}-${size}`, picture, format });
  // One after the other, since it is painted once for both.
  const fallback = request(wide, "webp", "wide");
  const desktop = request(wide, "avif", "wide");
  return {
    src: fallback,
    width: wide.width,
    height: wide.height,
    color: "transparent",
    ground: "basalt",
    alt: "",
    sources: [
      { media: phonesOnly, type: "image/avif", srcSet: `${request(tall, "avif", "tall")} ${tall.width}w` },
      { type: "image/avif", srcSet: `${desktop} ${wide.width}w` },
    ],
  };
}

/** How the phone's picture is shown. */
const tallShown = { width: 390, height: Math.round((390 * tallSize.height) / tallSize.width) };

/** The spot a page opens at. */
export type LandSpot = {
  at: LandPoint;
  /** How wide the desktop's picture is, in units of the land. */
  span?: number;
  /** Name of the spot, when it has one. */
  name?: string;
  kind?: LandMark["kind"];
  /** The venture whose summit glows. */
  hot?: string;
  /** Id of the program whose route is drawn. */
  route?: string;
};

/** The land at a spot of it. @param name of the picture's files */
export async function getLandView(
  name: string,
  spot: LandSpot,
  framing: LandFraming = "default",
): Promise<LandView> {
  const land = await readLand();
  const { at, span = 1500, kind = "place", hot, route } = spot;
  const tallSpan = span * 0.46;
  const wideArea = areaAround(at, span, wideSize, framings[framing].focus);
  const tallArea = areaAround(at, tallSpan, tallSize, phone.focus);
  const stages = land.routes.find(({ id }) => id === route)?.stages;
  const overlay = (area: LandArea, shown: { width: number; height: number }, focus: Framing["focus"]) => ({
    ...shown,
    marks: [
      {
        kind,
        x: Math.round(focus[0] * shown.width),
        y: Math.round(focus[1] * shown.height),
        // The route runs on at the right.
        side: stages ? ("below" as const) : ("right" as const),
        name: spot.name ?? "",
      },
    ],
    routes: stages ? [routePath(stages, area, shown)] : [],
  });
  return {
    picture: formats(
      name,
      landPicture(land, wideArea, wideSize, framings[framing].fade, hot),
      landPicture(land, tallArea, tallSize, phone.fade, hot),
    ),
    names: overlayMarkup(
      overlay(wideArea, wideSize, framings[framing].focus),
      overlay(tallArea, tallShown, phone.focus),
      "xMaxYMin slice",
    ),
  };
}

/** The part of the land that shows all of it beside a headline, and the mountains for phones. */
const wholeArea = { left: -70, top: 430, width: 3300 };
const rangeArea = { left: 1560, top: 425, width: 1720 };

/** The part that a page shows of it by itself. */
const plateArea = { left: 700, top: 90, width: 2500 };
const plateTallArea = { left: 1720, top: 220, width: 1480 };

/** The text over the whole land. */
const textOf = { right: 0.66, top: 0.5 };

/**
 * The whole land with its names, which are links.
 * @param label of the names
 * @param isPlate whether it stands in a page by itself, not behind a hero's text
 */
export async function getWholeLand(
  name: string,
  { label, isPlate = false }: { label: string; isPlate?: boolean },
): Promise<LandView> {
  const land = await readLand();
  const area = (from: typeof wholeArea, size: typeof wideSize) => ({
    ...from,
    height: (from.width * size.height) / size.width,
  });
  const wide = { width: 1440, height: isPlate ? 900 : 830 };
  const wideArea = area(isPlate ? plateArea : wholeArea, wide);
  const tallArea = area(isPlate ? plateTallArea : rangeArea, tallSize);
  const highest = land.peaks.toSorted((a, b) => b.height - a.height)[0]?.id;
  const wideFade: LandFade = isPlate ? {} : { left: [0.5, 0.76], below: [0.42, 0.55] };
  const tallFade: LandFade = isPlate ? {} : { below: [0.4, 0.72] };
  const peaks = land.names.filter(({ kind }) => kind === "peak");
  return {
    picture: formats(
      name,
      landPicture(land, wideArea, wide, wideFade, highest),
      landPicture(land, tallArea, tallSize, tallFade, highest),
    ),
    names: overlayMarkup(
      {
        ...wide,
        marks: namesIn(land.names, wideArea, wide, isPlate ? undefined : textOf),
        routes: isPlate ? land.routes.map(({ stages }) => routePath(stages, wideArea, wide)) : [],
      },
      { ...tallShown, marks: namesIn(peaks, tallArea, tallShown), routes: [] },
      isPlate ? "xMidYMid slice" : "xMaxYMin slice",
      label.replaceAll("*", ""),
    ),
  };
}
