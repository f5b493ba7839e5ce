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
export type LandOverlay = { width: number; height: number; marks: LandMark[]; routes: RouteLine[] };

/** Size of names in pixels (land.css). */
const nameSize = 14;

/** The part of a picture in which names may stand, as shares of it: from its left edge, and to its lower one. */
export type NamesArea = { left: number; bottom: number };

/**
 * The names of an area with room for them, at the narrowest width it is shown with.
 * @param places the most important first
 * @param within where the land shows and no text stands over it
 */
export function namesIn(
  places: (NamedPlace & { place?: string })[],
  area: LandArea,
  shown: { width: number; height: number },
  within: NamesArea = { left: 0, bottom: 1 },
): LandMark[] {
  const scale = shown.width / area.width;
  const left = within.left * shown.width;
  const width = shown.width - left;
  const height = within.bottom * shown.height;
  const inside = places
    .map((place) => ({
      ...place,
      name: place.name.replaceAll("*", ""),
      x: (place.x - area.left) * scale - left,
      y: (place.y - area.top) * scale,
    }))
    .filter(({ x, y }) => x > 8 && y > 12 && x < width - 8 && y < height - 8);
  const placements = placeLabels(
    inside.map(({ x, y, name, detail = "", place = "" }) => {
      // Marks of a preview have no width.
      const line = [withoutPreviewMarks(name), detail].join(" ");
      return { x: x / width, y: y / width, name: line.length < place.length ? place : line, kind: "place" };
    }),
    [],
    height / width,
    [width],
    () => nameSize,
  );
  return inside.flatMap(({ x, y, detail = "", ...place }, index) => {
    const side = placements[index]?.side;
    if (!side) return [];
    return { ...place, detail, side, x: Math.round(x + left), y: Math.round(y) };
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
    const bend = index % 2 ? 0.16 : -0.16;
    const middle = {
      x: (before.x + x) / 2 - (y - before.y) * bend,
      y: (before.y + y) / 2 + (x - before.x) * bend,
    };
    return `Q${Math.round(middle.x)} ${Math.round(middle.y)} ${x} ${y}`;
  });
  return { line: line.join(""), stages: points.map(({ x, y }) => `M${x} ${y}h0`).join("") };
}
