import type { LandFade } from "#pictures/land/paint.ts";
import { dimmedBelow } from "./framings.ts";
import { readLand, readPassages } from "./land.ts";
import { areaOf, type LandView, landView, tabletShownWidth, tall, wide } from "./views.ts";

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
  const places = land.names.filter(({ kind }) => kind !== "route");
  const peaks = places.filter(({ kind }) => kind === "peak").map(({ detail: _, ...place }) => place);
  const desktop = {
    ...wide,
    area: areaOf(wholeArea, wide.size),
    fade: fades.wide,
    names: places,
    within: { left: 0.64, bottom: 0.54 },
  };
  return landView(
    "home",
    land,
    [
      desktop,
      {
        ...tall,
        area: areaOf(rangeArea, tall.size),
        fade: fades.tall,
        names: peaks,
        within: { left: 0, bottom: 0.45 },
      },
      { ...desktop, shownWidth: tabletShownWidth, names: peaks },
    ],
    { hot: land.highestVenture, label },
  );
}

/** All of the coast with a strip of sea around it, wide and tall. */
const plateArea = { left: 165, top: 5, width: 3840 };
const plateTallArea = { left: 775, top: 12, width: 2720 };
const plate = { size: { width: 1440, height: 720 }, shownWidth: 1024 };
const tallPlate = { size: { width: 640, height: 440 }, shownWidth: 390 };

/** The land as a plate in a page by itself, with the names of all its places, which are links. */
export async function getLandPlate(label: string): Promise<LandView> {
  const [land, passages] = await Promise.all([readLand(), readPassages()]);
  const places = [...land.names, ...passages];
  // From the south: on a phone, all of them have room in this order.
  const mountainsAndHarbours = places
    .flatMap(({ detail: _, ...place }) => (place.kind === "peak" || place.kind === "harbour" ? [place] : []))
    .sort((a, b) => b.y - a.y);
  return landView(
    "sitemap",
    land,
    [
      { ...plate, area: areaOf(plateArea, plate.size), fade: {}, names: places, routes: land.routes },
      // Without routes, whose names would overlap.
      { ...tallPlate, area: areaOf(plateTallArea, tallPlate.size), fade: {}, names: mountainsAndHarbours },
    ],
    { hot: land.highestVenture, align: "xMidYMid slice", label },
  );
}
