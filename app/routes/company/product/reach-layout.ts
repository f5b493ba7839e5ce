/** Size of the graph in its own units. */
export const graphSize = { width: 720, height: 560 };

/** Its left and right edges, where no group reaches and names may. */
export const graphMargin = 70;

type Point = { x: number; y: number };

/** People per dot. */
const peoplePerDot = 1000;

/** Distance between neighboring dots. */
const dotDistance = 8.4;

/** 137.5 degrees, at which the seeds of a sunflower follow each other: they fill a disc evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

const center = { x: graphSize.width / 2, y: graphSize.height / 2 };

/** Where the groups stand: on an ellipse around the campaign, the first at the top. */
export function groupCenter(index: number, count: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(center.x + 245 * Math.cos(angle)), y: Math.round(center.y + 180 * Math.sin(angle)) };
}

/** One dot for every thousand people, as an SVG path of points. */
export function groupDots(people: number, { x, y }: Point): string {
  return Array.from({ length: dotCount(people) }, (_, index) => {
    const radius = dotRadius(index);
    const angle = index * goldenAngle;
    return `M${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}h0`;
  }).join("");
}

const dotCount = (people: number) => Math.max(3, Math.round(people / peoplePerDot));

/** Distance of a dot from the center of its group. */
const dotRadius = (index: number) => (dotDistance / 1.8) * Math.sqrt(index + 1.5);

/** Where the middle of a group's name stands: above the groups of the upper half, below the others. */
export function groupLabel(people: number, { x, y }: Point): Point {
  const radius = dotRadius(dotCount(people));
  return { x, y: Math.round(y < center.y ? y - radius - 14 : y + radius + 32) };
}

/** The line from the campaign to the edge of a group. */
export function groupLine(people: number, { x, y }: Point): string {
  const distance = Math.hypot(x - center.x, y - center.y);
  const share = 1 - (dotRadius(dotCount(people)) + 8) / distance;
  return `M${center.x} ${center.y}L${Math.round(center.x + (x - center.x) * share)} ${Math.round(center.y + (y - center.y) * share)}`;
}
