import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import type { LandPoint } from "#pictures/land/geography.ts";
import type { LandArea } from "#pictures/land/height.ts";
import { type LabelSide, placeLabels } from "#pictures/map-labels.ts";
import type { NamedPlace } from "./land.ts";

/** A mark over a picture of the land, with a name and a line of details; in pixels of the picture. */
export type LandMark = {
  kind: NamedPlace["kind"];
  x: number;
  y: number;
  side: LabelSide;
  name: string;
  detail: string;
  /** Coordinates, in the next line. */
  place?: string;
  href?: string;
};

/** What is drawn over a picture of the land. */
export type LandOverlay = {
  width: number;
  height: number;
  marks: LandMark[];
  routes: RouteLine[];
};

/** Size of names in pixels (land.css). */
const nameSize = 14;

/** Least distance of names from the edges of what is seen, and from each other, in pixels. */
const edgeDistance = 12;
const nameDistance = 8;

/** The part of a picture in which names may stand, as shares of it: from its left edge, and to its lower one. */
export type NamesArea = { left: number; bottom: number };

/**
 * The names of an area with room for them, at the narrowest width it is shown with.
 * @param places the most important first
 * @param within where the land shows and no text stands over it
 * @param routes beside which names stand, if possible
 */
export function namesIn(
  places: (NamedPlace & { place?: string })[],
  area: LandArea,
  shown: { width: number; height: number },
  within: NamesArea = { left: 0, bottom: 1 },
  routes: LandPoint[][] = [],
): LandMark[] {
  const scale = shown.width / area.width;
  const left = within.left * shown.width + edgeDistance;
  const width = shown.width - left - edgeDistance;
  const height = within.bottom * shown.height - 2 * edgeDistance;
  const seen = ({ x, y }: LandPoint) => ({
    x: (x - area.left) * scale - left,
    y: (y - area.top) * scale - edgeDistance,
  });
  const inside = places
    .map((place) => ({ ...place, name: place.name.replaceAll("*", ""), ...seen(place) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  const share = ({ x, y }: LandPoint) => ({ x: x / width, y: y / width });
  const placements = placeLabels(
    inside.map(({ name, detail = "", place = "", ...point }) => {
      // Marks of a preview have no width.
      const line = [withoutPreviewMarks(name), detail].filter(Boolean).join(" ");
      const longest = line.length < place.length ? place : line;
      return { ...share(point), name: longest, kind: "mark", lines: line && place ? 2 : 1 };
    }),
    routes.flatMap((stages) => alongRoute(stages).map((point) => share(seen(point)))),
    height / width,
    [width],
    () => nameSize,
    nameDistance,
  );
  return inside.flatMap(({ x, y, detail = "", ...place }, index) => {
    const side = placements[index]?.side;
    if (!side) return [];
    return { ...place, detail, side, x: Math.round(x + left), y: Math.round(y + edgeDistance) };
  });
}

/** How far a route bends between two stages, to the one side and then to the other: where its curve is pulled to. */
function bendOf(before: LandPoint, { x, y }: LandPoint, index: number): LandPoint {
  const bend = index % 2 ? 0.16 : -0.16;
  return {
    x: (before.x + x) / 2 - (y - before.y) * bend,
    y: (before.y + y) / 2 + (x - before.x) * bend,
  };
}

function alongRoute(stages: LandPoint[]): LandPoint[] {
  return stages.flatMap((stage, index) => {
    const before = stages[index - 1];
    if (!before) return [stage];
    const bend = bendOf(before, stage, index);
    return Array.from({ length: 24 }, (_, step) => {
      const [share, rest] = [(step + 1) / 24, 1 - (step + 1) / 24];
      return {
        x: rest * rest * before.x + 2 * rest * share * bend.x + share * share * stage.x,
        y: rest * rest * before.y + 2 * rest * share * bend.y + share * share * stage.y,
      };
    });
  });
}

/** A route as SVG paths: its line, and its stages as points. */
export type RouteLine = { line: string; stages: string };

/** The line of a route through its stages. */
export function routeLine(stages: LandPoint[], area: LandArea, shown: { width: number }): RouteLine {
  const scale = shown.width / area.width;
  const points = stages.map(({ x, y }) => ({
    x: Math.round((x - area.left) * scale),
    y: Math.round((y - area.top) * scale),
  }));
  const line = points.map(({ x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${x} ${y}`;
    const middle = bendOf(before, { x, y }, index);
    return `Q${Math.round(middle.x)} ${Math.round(middle.y)} ${x} ${y}`;
  });
  return { line: line.join(""), stages: points.map(({ x, y }) => `M${x} ${y}h0`).join("") };
}
