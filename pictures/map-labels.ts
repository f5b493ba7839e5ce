type Point = { x: number; y: number };

/**
 * A name on a map. Places have a point, regions do not; the name of the map's subject is larger and further away, and
 * that of a mark may stand diagonally.
 * Coordinates are shares of the map's width.
 */
export type Label = Point & {
  name: string;
  kind: "subject" | "place" | "mark" | "region";
  /** The only side where it may stand. */
  side?: LabelSide | undefined;
  /** Lines of text, 1 unless given: more hang below the first, so none of them stands above the point. */
  lines?: number;
};

/** Where a name stands beside its point; that of a region stands in the middle of it. */
export type LabelSide =
  | "right"
  | "left"
  | "above"
  | "below"
  | "center"
  | `${"above" | "below"}-${"left" | "right"}`;

/** A label's side, and the narrowest map on which it has room, as one of the widths asked for. */
export type LabelPlacement = { side: LabelSide; fromWidthPx: number };

type Box = { left: number; top: number; right: number; bottom: number };

/** Size of names in pixels: it grows with the map (AreaMap.tsx). */
const fontSize = (mapWidth: number) => Math.min(16, Math.max(13, 0.0175 * mapWidth));

/** Measures of a label as shares of its font size; an average letter is at most this wide. */
const letterWidth = 0.6;
const labelHeight = 1.28;
const distance = 0.82;
const pointRadius = 5;

/** Size of the subject's name as a share of other names, and the length of its line as a share of the map's width. */
const subjectSize = 1.4;
const leaderLength = 0.08;

/** Where names may stand, the best side first; the line to the name of the subject is level. */
const sidesOf: Record<Label["kind"], LabelSide[]> = {
  subject: ["right", "left"],
  place: ["right", "left", "above", "below"],
  mark: ["right", "left", "above", "below", "below-right", "below-left", "above-right", "above-left"],
  region: ["center"],
};

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = ({ x, y }: Point, radiusX: number, radiusY = radiusX): Box => ({
  left: x - radiusX,
  right: x + radiusX,
  top: y - radiusY,
  bottom: y + radiusY,
});

/** The box of a label on a map of a width. */
function labelBox(label: Label, side: LabelSide, mapWidth: number, nameSize: number): Box {
  const isSubject = label.kind === "subject";
  const size = nameSize * (isSubject ? subjectSize : 1);
  const gap = distance * size + (isSubject ? leaderLength * mapWidth : 0);
  const halfWidth = (label.name.length * letterWidth * size) / 2;
  const halfHeight = (labelHeight * size) / 2;
  const offsetX = side.endsWith("right") ? 1 : side.endsWith("left") ? -1 : 0;
  const offsetY = side.startsWith("below") ? 1 : side.startsWith("above") ? -1 : 0;
  const center = {
    x: label.x * mapWidth + offsetX * ((offsetY === 0 ? gap : 0) + halfWidth),
    y: label.y * mapWidth + offsetY * (gap + halfHeight),
  };
  const box = around(center, halfWidth, halfHeight);
  return { ...box, bottom: box.bottom + ((label.lines ?? 1) - 1) * labelHeight * size };
}

const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/**
 * Chooses the side of each label so that at every width labels cover neither each other nor a point, and if possible
 * no line. A label without room on narrow maps is placed for the wider ones.
 * @param labels the most important first
 * @param lines points of the lines on the map
 * @param ratio the map's height divided by its width
 * @param widths widths in pixels at which the map is checked, the narrowest first
 * @param nameSize size of names in pixels, by the width of the map
 * @param gap least distance of labels from each other in pixels
 * @returns placements in the order of the labels; null for a label without room at any width
 */
export function placeLabels(
  labels: Label[],
  lines: Point[],
  ratio: number,
  widths: number[],
  nameSize = fontSize,
  gap = 0,
): (LabelPlacement | null)[] {
  const maps = widths.map((width) => {
    const scaled = ({ x, y }: Point) => ({ x: x * width, y: y * width });
    return {
      width,
      taken: labels
        .filter(({ kind }) => kind !== "region")
        .map((label) => around(scaled(label), pointRadius)),
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
    const known = label.side ? [label.side] : sidesOf[label.kind];
    const sides = (label.lines ?? 1) > 1 ? known.filter((side) => !side.startsWith("above")) : known;
    for (const [index, { width: fromWidthPx }] of maps.entries()) {
      const shown = maps.slice(index);
      const box = (side: LabelSide, { width }: { width: number }) =>
        labelBox(label, side, width, nameSize(width));
      const free = sides.filter((side) => shown.every((map) => isFree(box(side, map), map)));
      const crossesNoLine = (side: LabelSide) =>
        shown.every((map) => !map.lines.some((line) => overlaps(box(side, map), line)));
      const side = free.find(crossesNoLine) ?? free[0];
      if (side) {
        for (const map of shown) map.taken.push(widened(box(side, map), gap));
        return { side, fromWidthPx };
      }
    }
    return null;
  });
}
