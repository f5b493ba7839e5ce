import { createNoise2D } from "simplex-noise";
import { seededRandom } from "../random.ts";

/** A point of the land, in its own units: from the north-west corner, 3,200 to the east and 2,000 to the south. */
export type LandPoint = { x: number; y: number };

export const landSize = { width: 3200, height: 2000 } as const;

/** A unit is this long, which makes the land as high as it looks. */
export const metersPerUnit = 19;

const noise = createNoise2D(seededRandom("land"));

/** Layers of noise, each with half the size and half the height of the one before; about -1 to 1. */
export function layeredNoise(x: number, y: number, layers: number): number {
  let [sum, share, scale] = [0, 0.5, 1];
  for (let layer = 0; layer < layers; layer++) {
    sum += share * noise(x * scale + layer * 17.3, y * scale - layer * 9.1);
    share *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** A value within 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Rises softly from 0 to 1 while a value goes from one bound to the other. */
export const smooth = (value: number, from: number, to: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** How far a point lies from the coast, roughly in units: positive on land, negative at sea. */
export function inland({ x, y }: LandPoint): number {
  const east = (x - 2130) / 1010;
  const south = (y - 960) / 830;
  const shape = (1 - Math.sqrt(east * east + south * south)) * 760;
  const bays = 300 * layeredNoise(x / 900, y / 900 + 4, 4) + 26 * layeredNoise(x / 130, y / 130, 2);
  // Fjords: narrow inlets along the coast.
  const inlet = 1 - Math.abs(channel(x, y)) * 5.5;
  const fjords = 150 * Math.max(0, inlet) * (1 - smooth(shape, 120, 420));
  return shape + bays - fjords;
}

/** Zero along the fjords and the rivers that end in them. */
export const channel = (x: number, y: number) => layeredNoise(x / 420 + 9, y / 300, 3);

/** The sea before the harbour of Stockholm, where applicants' islands lie, has no other ones. */
const openSea = { x: 760, y: 920, width: 300, height: 300 };

/** Height in meters of small islands, in groups along the coast; below zero between them. */
function skerries({ x, y }: LandPoint, fromCoast: number): number {
  const group = smooth(layeredNoise(x / 520 + 31, y / 520, 1), -0.2, 0.3);
  const near = group * (1 - smooth(fromCoast, 50, 330));
  const open = Math.hypot((x - openSea.x) / openSea.width, (y - openSea.y) / openSea.height);
  const share = near * smooth(open, 1, 1.25) * smooth(x, 700, 900);
  return share === 0 ? -1 : 150 * (layeredNoise(x / 78, y / 62 + 50, 3) - 0.64 + 0.36 * share);
}

/** Height in meters of the land without its peaks; below zero at sea. */
export function lowlands(point: LandPoint): number {
  const distance = inland(point);
  if (distance < 0) {
    const island = skerries(point, -distance);
    return Math.max(-400, distance * 1.4, island < 0 ? distance * 1.4 : Math.min(60, island));
  }
  const { x, y } = point;
  const rise = 95 * Math.tanh(distance / 120);
  const crest = layeredNoise(x / 620 - 3, y / 620, 3);
  // Rounded, since a sharp crest would draw a line of its own.
  const ridge = 1 - Math.sqrt(crest * crest + 0.002) * 2.6;
  const hills = 300 * Math.max(0, ridge) ** 1.5 * smooth(distance, 20, 380);
  const height = 6 + rise + hills + 70 * layeredNoise(x / 260, y / 260, 3) * smooth(distance, 20, 200);
  // Flat valleys along the rivers.
  const floor = Math.min(height, 8 + distance * 0.05);
  return floor + (height - floor) * smooth(Math.abs(channel(x, y)), 0.03, 0.2);
}
