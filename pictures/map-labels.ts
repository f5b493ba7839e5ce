type Point = { x: number; y: number };

/** A name on a map. Places have a point, regions do not. Coordinates are shares of the map's width. */
export type Label = Point & { name: string; isRegion: boolean; preferredSide?: LabelSide | undefined };

/** Where a name stands beside its point; that of a region stands in the middle of it. */
export type LabelSide = "right" | "left" | "above" | "below" | "center";

/** A label's side, and the narrowest map on which it has room, as one of the widths asked for. */
export type LabelPlacement = { side: LabelSide; fromWidthPx: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** Measures of a label at 11 px, in pixels; an average letter is at most this wide. */
const letterWidth = 6.6;
const labelHeight = 15;
const distance = 9;
const pointRadius = 5;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = ({ x, y }: Point, radiusX: number, radiusY = radiusX): Box => ({
  left: x - radiusX,
  right: x + radiusX,
  top: y - radiusY,
  bottom: y + radiusY,
});

/** The box of a label on a map of a width: names keep their size when the map grows. */
function labelBox(label: Label, side: LabelSide, mapWidth: number): Box {
  const halfWidth = (label.name.length * letterWidth) / 2;
  const offsetX = side === "right" ? 1 : side === "left" ? -1 : 0;
  const offsetY = side === "below" ? 1 : side === "above" ? -1 : 0;
  const center = {
    x: label.x * mapWidth + offsetX * (distance + halfWidth),
    y: label.y * mapWidth + offsetY * (distance + labelHeight / 2),
  };
  return around(center, halfWidth, labelHeight / 2);
}

/**
 * Chooses the side of each label so that at every width labels cover neither each other nor a point, and if possible
 * no line. A label without room on narrow maps is placed for the wider ones.
 * @param labels the most important first
 * @param lines points of the lines on the map
 * @param ratio the map's height divided by its width
 * @param widths widths in pixels at which the map is checked, the narrowest first
 * @returns placements in the order of the labels; null for a label without room at any width
 */
export function placeLabels(
  labels: Label[],
  lines: Point[],
  ratio: number,
  widths: number[],
): (LabelPlacement | null)[] {
  const maps = widths.map((width) => {
    const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * width });
    return {
      width,
      taken: labels.filter(({ isRegion }) => !isRegion).map((label) => around(scaled(label), pointRadius)),
      lines: lines.map((point) => around(scaled(point), 1)),
    };
  });
  const isFree = (box: Box, { width, taken }: (typeof maps)[number]) =>
    box.left >= 2 &&
    box.top >= 2 &&
    box.right <= width - 2 &&
    box.bottom <= width * ratio - 2 &&
    !taken.some((other) => overlaps(box, other));
  return labels.map((label) => {
    const { isRegion, preferredSide } = label;
    const allSides: LabelSide[] = isRegion ? ["center"] : ["right", "left", "above", "below"];
    const sides = preferredSide ? [preferredSide, ...allSides] : allSides;
    for (const [index, { width: fromWidthPx }] of maps.entries()) {
      const shown = maps.slice(index);
      const box = (side: LabelSide, { width }: { width: number }) => labelBox(label, side, width);
      const free = sides.filter((side) => shown.every((map) => isFree(box(side, map), map)));
      const crossesNoLine = (side: LabelSide) =>
        shown.every((map) => !map.lines.some((line) => overlaps(box(side, map), line)));
      const side = free.find(crossesNoLine) ?? free[0];
      if (side) {
        for (const map of shown) map.taken.push(box(side, map));
        return { side, fromWidthPx };
      }
    }
    return null;
  });
}
