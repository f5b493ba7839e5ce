import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import type { LandPoint } from "#pictures/land/geography.ts";
import type { LandArea } from "#pictures/land/height.ts";
import { type LabelSide, placeLabels } from "#pictures/map-labels.ts";
import type { NamedPlace } from "./land.ts";

/** A mark over a picture of the land, with a name or an empty one; in pixels of the picture. */
export type LandMark = {
  kind: "peak" | "harbour" | "place";
  x: number;
  y: number;
  side: LabelSide;
  name: string;
  href?: string;
};

/** What is drawn over a picture of the land. */
export type LandOverlay = { width: number; height: number; marks: LandMark[]; routes: string[] };

/**
 * The names of an area with room for them, at the width it is shown with.
 * @param text where the text over the picture ends on the right, and begins below, as shares of it
 */
export function namesIn(
  places: NamedPlace[],
  area: LandArea,
  shown: { width: number; height: number },
  text = { right: 0, top: 1 },
): LandMark[] {
  const scale = shown.width / area.width;
  const inside = places
    .map((place) => ({ ...place, x: (place.x - area.left) * scale, y: (place.y - area.top) * scale }))
    .filter(
      ({ x, y }) =>
        x > text.right * shown.width + 8 &&
        y < text.top * shown.height - 8 &&
        y > 8 &&
        x < shown.width - 8 &&
        y < shown.height - 8,
    );
  const placements = placeLabels(
    inside.map(({ x, y, name }) => ({
      x: x / shown.width,
      y: y / shown.width,
      // Marks of a preview have no width.
      name: withoutPreviewMarks(name),
      kind: "place",
    })),
    [],
    shown.height / shown.width,
    [shown.width],
  );
  return inside.flatMap((place, index) => {
    const side = placements[index]?.side;
    if (!side) return [];
    const { kind, name, href } = place;
    const at = { x: Math.round(place.x), y: Math.round(place.y) };
    return { kind, name, side, ...at, ...(href && { href }) };
  });
}

/** The line of a route through its stages, as an SVG path. */
export function routePath(stages: LandPoint[], area: LandArea, shown: { width: number }): string {
  const scale = shown.width / area.width;
  const points = stages.map(({ x, y }) => ({ x: (x - area.left) * scale, y: (y - area.top) * scale }));
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${Math.round(x)} ${Math.round(y)}`;
      const bend = (index % 2 ? 0.16 : -0.16) as number;
      const middle = {
        x: (before.x + x) / 2 - (y - before.y) * bend,
        y: (before.y + y) / 2 + (x - before.x) * bend,
      };
      return `Q${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join("");
}
