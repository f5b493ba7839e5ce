import type { LandArea } from "#pictures/land/height.ts";
import type { LandFade } from "#pictures/land/paint.ts";
import { readLand, readPassages, type SiteLand } from "./land.ts";
import { namesIn, routeLine } from "./land-marks.ts";
import { overlayMarkup } from "./land-overlay.ts";
import {
  dimmedBelow,
  formats,
  type LandView,
  landPicture,
  tallShown,
  tallSize,
  wideShown,
  wideSize,
} from "./land-views.ts";

/** The part of the land that shows all of it beside a headline, and the mountains for phones. */
const wholeArea = { left: -70, top: 370, width: 3300 };
const rangeArea = { left: 1440, top: 320, width: 1960 };

/** Where it fades into the page. */
const fades: { wide: LandFade; tall: LandFade } = {
  wide: {
    across: [
      [0.46, 0],
      [0.76, 1],
    ],
    down: dimmedBelow(0.5, 0.68),
  },
  tall: {
    down: [
      [0.38, 1],
      [0.54, 0],
    ],
  },
};

/** The whole land with the names of its mountains and harbours, which are links. @param label of the names */
export async function getWholeLand(label: string): Promise<LandView> {
  const land = await readLand();
  const wideArea = areaOf(wholeArea, wideSize);
  const tallArea = areaOf(rangeArea, tallSize);
  const places = land.names.filter(({ kind }) => kind !== "route");
  const peaks = places.filter(({ kind }) => kind === "peak").map(({ detail: _, ...place }) => place);
  return {
    ...formats(
      "home",
      landPicture(land, wideArea, wideSize, fades.wide, highestOf(land)),
      landPicture(land, tallArea, tallSize, fades.tall, highestOf(land)),
    ),
    names: overlayMarkup(
      { ...wideShown, marks: namesIn(places, wideArea, wideShown, { left: 0.64, bottom: 0.54 }), routes: [] },
      { ...tallShown, marks: namesIn(peaks, tallArea, tallShown, { left: 0, bottom: 0.45 }), routes: [] },
      "xMaxYMin slice",
      label.replaceAll("*", ""),
    ),
  };
}

/** All of the coast with a strip of sea around it, wide and tall. */
const plateArea = { left: 250, top: 88, width: 3600 };
const plateTallArea = { left: 360, top: -30, width: 2880 };
const plateSize = { width: 1440, height: 720 };
const plateTallSize = { width: 640, height: 440 };

/** Pixels a plate is shown with in the narrowest windows for each picture (land.css). */
const shownAs = (width: number, size: typeof plateSize) => ({
  width,
  height: Math.round((width * size.height) / size.width),
});

/** The land as a plate in a page by itself, with the names of all its places, which are links. */
export async function getLandPlate(label: string): Promise<LandView> {
  const [land, passages] = await Promise.all([readLand(), readPassages()]);
  const wideArea = areaOf(plateArea, plateSize);
  const tallArea = areaOf(plateTallArea, plateTallSize);
  const places = [...land.names, ...passages];
  const withoutHeights = places.map(({ detail: _, ...place }) => place);
  const overlay = (named: typeof withoutHeights, area: LandArea, shown: typeof plateSize) => ({
    ...shown,
    marks: namesIn(
      named,
      area,
      shown,
      undefined,
      land.routes.map(({ stages }) => stages),
    ),
    routes: land.routes.map(({ stages }) => routeLine(stages, area, shown)),
  });
  return {
    ...formats(
      "sitemap",
      landPicture(land, wideArea, plateSize, {}, highestOf(land)),
      landPicture(land, tallArea, plateTallSize, {}, highestOf(land)),
    ),
    names: overlayMarkup(
      overlay(places, wideArea, shownAs(1024, plateSize)),
      overlay(
        withoutHeights.filter(({ kind }) => kind === "peak" || kind === "harbour"),
        tallArea,
        shownAs(390, plateTallSize),
      ),
      "xMidYMid slice",
      label.replaceAll("*", ""),
    ),
  };
}

const areaOf = (from: Omit<LandArea, "height">, size: typeof wideSize): LandArea => ({
  ...from,
  height: (from.width * size.height) / size.width,
});

const highestOf = (land: SiteLand) => land.peaks.toSorted((a, b) => b.height - a.height)[0]?.id;
