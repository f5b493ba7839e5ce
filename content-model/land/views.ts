import { landCoordinates } from "#pictures/land/coordinates.ts";
import type { LandFormat, LandPicture } from "#pictures/land/draw-land.ts";
import type { LandPoint } from "#pictures/land/geography.ts";
import type { LandArea } from "#pictures/land/height.ts";
import type { Peak } from "#pictures/land/mountains.ts";
import type { LandFade } from "#pictures/land/paint.ts";
import { harbours } from "#pictures/land/places.ts";
import type { Picture } from "../pictures.ts";
import { requestPicture } from "../request-picture.ts";
import { framings, type LandFraming, phoneFraming } from "./framings.ts";
import { type NamedPlace, readLand, type SiteLand } from "./land.ts";
import { type NamesArea, namesIn, routeLine } from "./marks.ts";
import { overlayMarkup } from "./overlay.ts";

/** The land at a page's own spot: a picture each for desktops and phones, their lines, and names over them as SVG. */
export type LandView = { picture: Picture; lines: Picture; names: string };

type Size = { width: number; height: number };

/**
 * The two pictures, for desktops and for phones: their pixels, and how many they are wide in the narrowest windows that
 * have room for all names (land.css). Tablets have the desktop's picture, with names of their own.
 */
export const wide = { size: { width: 1440, height: 800 }, shownWidth: 1200 };
export const tabletShownWidth = 768;
export const tall = { size: { width: 640, height: 720 }, shownWidth: 390 };

/** A part of the land as high as a picture shows it. */
export const areaOf = (part: Omit<LandArea, "height">, { width, height }: Size): LandArea => ({
  ...part,
  height: (part.width * height) / width,
});

/** The area of a picture in which a point stands at `[x, y]`, as shares of it. */
export function areaAround(
  at: LandPoint,
  span: number,
  size: Size,
  [x, y]: readonly [x: number, y: number],
): LandArea {
  const area = areaOf({ left: Math.round(at.x - x * span), top: 0, width: span }, size);
  return { ...area, top: Math.round(at.y - y * area.height) };
}

/** A mountain as it is drawn, whatever its name. */
const toPeak = ({ x, y, height, reach, form }: Peak): Peak => ({ x, y, height, reach, form });

/** The ground, in a format that all browsers since 2023 read, and the lines over it. */
function formats(
  name: string,
  desktop: LandPicture,
  phone: LandPicture | undefined,
  phoneMedia: string,
): Pick<LandView, "picture" | "lines"> {
  const picture = (format: LandFormat, suffix: string): Picture => {
    const request = (size: string, picture: LandPicture) =>
      requestPicture({ kind: "land", name: `${name}-${size}${suffix}`, picture, format });
    const type = format === "svg" ? "image/svg+xml" : "image/avif";
    return {
      width: desktop.width,
      height: desktop.height,
      color: "transparent",
      ground: "basalt",
      alt: "",
      src: request("wide", desktop),
      sources: phone
        ? [{ media: phoneMedia, type, srcSet: `${request("tall", phone)} ${phone.width}w` }]
        : [],
    };
  };
  return { picture: picture("avif", ""), lines: picture("svg", "-lines") };
}

/** What is named, and one more line of coordinates below a name. */
type ShownName = NamedPlace & { place?: string };

/** One of the two pictures of a view, where it fades, what is named on it, where names may stand, and its routes. */
type LandPart = typeof wide & {
  area: LandArea;
  fade: LandFade;
  names: ShownName[];
  within?: NamesArea;
  routes?: SiteLand["routes"];
};

type ViewOptions = {
  /** The venture whose summit glows, and how far. */
  hot?: string | undefined;
  glow?: number | undefined;
  /** How the pictures are aligned in their box, as `preserveAspectRatio` says it. */
  align?: string;
  /** Of the names, where they are links. */
  label?: string;
};

/**
 * Parts of the land with what is named on them: for desktops, for phones, which may have none, and for tablets, whose
 * picture is the desktop's.
 */
export function landView(
  name: string,
  land: SiteLand,
  [desktop, phone, tablet]: [LandPart, LandPart?, LandPart?],
  { hot, glow = 1, align = "xMaxYMin slice", label }: ViewOptions,
): LandView {
  const peaks = land.peaks.map(toPeak);
  const hotPeak = land.peaks.find(({ id }) => id === hot);
  const hotPicture = hotPeak && { hot: toPeak({ ...hotPeak, reach: glow * hotPeak.reach }) };
  const picture = ({ area, size, fade }: LandPart): LandPicture => ({
    area,
    ...size,
    fade,
    peaks,
    ...hotPicture,
  });
  const overlay = ({ area, size, shownWidth, names, within, routes = [] }: LandPart) => {
    const stages = routes.map((route) => route.stages);
    const shown = { width: shownWidth, height: Math.round((shownWidth * size.height) / size.width) };
    return {
      ...shown,
      marks: namesIn(names, area, shown, within, stages),
      routes: stages.map((one) => routeLine(one, area, shown)),
    };
  };
  return {
    ...formats(name, picture(desktop), phone && picture(phone), `(width < ${tablet ? 48 : 64}rem)`),
    names: overlayMarkup(
      {
        wide: overlay(desktop),
        ...(tablet && { medium: overlay(tablet) }),
        ...(phone && { tall: overlay(phone) }),
      },
      align,
      label?.replaceAll("*", ""),
    ),
  };
}

/** The spot a page opens at. */
export type LandSpot = {
  at: LandPoint;
  /** How wide the desktop's picture is, in units of the land. */
  span?: number;
  /** How far to the left of the framing's focus it stands on desktops, as a share of the picture. */
  shift?: number;
  /** The share of it that the phone's picture is wide. */
  phoneShare?: number;
  /** What is named, all mountains and harbours unless given; one at the spot has its coordinates below its name. */
  names?: ShownName[];
  /** The same on phones and tablets, where the others would have no room. */
  phoneNames?: ShownName[];
  /** The venture whose summit glows, and how far, as a share of how far it does on the whole land. */
  hot?: string;
  glow?: number;
  /** Ids of the programs whose routes are drawn. */
  routes?: string[];
  /** A way that belongs to no program. */
  way?: LandPoint[];
};

export const isSamePoint = (a: LandPoint, b: LandPoint) => a.x === b.x && a.y === b.y;

/** The land at a spot of it. @param name of the picture's files */
export async function getLandView(
  name: string,
  spot: LandSpot,
  framing: LandFraming = "default",
): Promise<LandView> {
  const land = await readLand();
  const { at, span = 2400, shift = 0, phoneShare = 0.46, hot, glow } = spot;
  const { focus, fade, names } = framings[framing];
  const known = spot.names ?? land.names.filter(({ kind }) => kind !== "route");
  // Kampala's harbour stands for a city far off the drawing.
  const hasCoordinates = !isSamePoint(at, harbours.kampala);
  // The drawing behind a hero is decoration, without links.
  const shownNames = (named: ShownName[]) =>
    named
      .map(({ href: _, ...place }) =>
        hasCoordinates && isSamePoint(place, at)
          ? { ...place, place: landCoordinates(at, land.studio) }
          : place,
      )
      .sort((a, b) => Number(isSamePoint(b, at)) - Number(isSamePoint(a, at)));
  const routes = land.routes.filter(({ id }) => spot.routes?.includes(id));
  if (spot.way) routes.push({ id: name, stages: spot.way });
  const desktop = {
    ...wide,
    area: areaAround(at, span, wide.size, [focus[0] - shift, focus[1]]),
    fade,
    names: shownNames(known),
    within: { ...names, left: names.left - shift },
    routes,
  };
  return landView(
    name,
    land,
    [
      desktop,
      {
        ...tall,
        area: areaAround(at, span * phoneShare, tall.size, phoneFraming.focus),
        fade: phoneFraming.fade,
        names: shownNames(spot.phoneNames ?? known),
        within: phoneFraming.names,
        routes,
      },
      { ...desktop, shownWidth: tabletShownWidth, names: shownNames(spot.phoneNames ?? known) },
    ],
    { hot, glow },
  );
}
