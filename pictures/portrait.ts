import { seededRandom } from "./random.ts";
import type { DrawingStyle } from "./styles.ts";
import { type Terrain, terrain } from "./terrain.ts";

/** A Gaussian bump: 1 at the origin, fading over the given radii. */
function bump(x: number, y: number, radiusX: number, radiusY: number) {
  return Math.exp(-((x / radiusX) ** 2) - (y / radiusY) ** 2);
}

/** Height of a dome over an ellipse around the origin; 0 outside of it. */
function dome(x: number, y: number, radiusX: number, radiusY: number) {
  return Math.sqrt(Math.max(0, 1 - (x / radiusX) ** 2 - (y / radiusY) ** 2));
}

/**
 * A head and shoulders as a relief in front of the seed's terrain: contour lines gather at brow, nose and jaw.
 * Proportions, tilt and features depend on the seed, so that every person looks different.
 */
export function portrait(seed: string, style: DrawingStyle, width: number, height: number): Terrain {
  const heightBehind = terrain(seed, style);
  const random = seededRandom(`${seed}/figure`);
  const between = (low: number, high: number) => low + random() * (high - low);
  // All lengths from here on are in units of half a head: from the brow to the chin, and from the brow to the crown.
  const unit = height * between(0.25, 0.32);
  const center = { x: width * between(0.42, 0.58), y: height * between(0.4, 0.46) };
  const tilt = between(-0.22, 0.22);
  const turn = between(-0.2, 0.2);
  const skullWidth = between(0.72, 0.85);
  const jaw = between(0.3, 0.55);
  const noseLength = between(0.3, 0.4);
  const noseHeight = between(0.2, 0.3);
  const eyes = { distance: between(0.27, 0.33), depth: between(0.13, 0.19) };
  const hair = { height: between(0.02, 0.2), parting: between(-1, 1), width: between(1.06, 1.3) };
  const longHair = random() < 0.45 ? { width: between(1.12, 1.4), end: between(0.95, 1.7) } : null;
  const shoulders = { x: between(1.55, 1.95), y: between(1.05, 1.3), drop: between(2.1, 2.3) };

  return (px, py) => {
    const y = (py - center.y) / unit;
    const x = (px - center.x) / unit - y * tilt;
    const turnedX = x - turn * dome(x, y, skullWidth, 1.05);
    const chin = y > 0 ? 1 - jaw * (y / 1.05) ** 2 * 0.55 : 1;
    const head = dome(x / chin, y, skullWidth, 1.05);
    const nose =
      noseHeight * bump(turnedX, y - 0.16, 0.1 + 0.07 * Math.max(0, y), noseLength) +
      0.08 * bump(turnedX, y - 0.4, 0.17, 0.1);
    const eyeSockets =
      eyes.depth *
      (bump(turnedX - eyes.distance, y + 0.02, 0.17, 0.11) +
        bump(turnedX + eyes.distance, y + 0.02, 0.17, 0.11));
    const brow = 0.08 * bump(turnedX, y + 0.24, 0.55, 0.1);
    const mouth = 0.07 * bump(turnedX, y - 0.62, 0.2, 0.05) - 0.07 * bump(turnedX, y - 0.685, 0.22, 0.025);
    const chinTip = 0.1 * bump(turnedX, y - 0.88, 0.2, 0.13);
    const face =
      head > 0 ? 0.85 * head + (nose - eyeSockets + brow + mouth + chinTip) * Math.min(1, head * 2) : 0;
    const topHair = 0.5 * dome(x - hair.parting * 0.1, y + 0.16 + hair.height, skullWidth * hair.width, 0.92);
    const sideHair = longHair
      ? 0.34 *
        Math.sqrt(
          Math.max(
            0,
            1 - Math.abs(x / (skullWidth * longHair.width)) ** 3 - Math.abs((y - 0.1) / longHair.end) ** 4,
          ),
        )
      : 0;
    const neck = 0.42 * dome(x, y - 1.2, skullWidth * 0.56, 0.8);
    const torso = 0.5 * dome(x + tilt * 2, y - shoulders.drop, shoulders.x, shoulders.y);
    const figure = Math.max(face, topHair, sideHair, neck, torso);
    const terrainHeight = heightBehind(px, py);
    // The terrain behind stays below 0.28 and the figure above 0.3, so that the figure always stands out.
    const behind = 0.28 * (0.5 + 0.5 * Math.tanh(terrainHeight));
    // Steep but not vertical at the figure's edge, where lines would otherwise show the grid's steps.
    const edge = Math.min(1, figure / 0.2);
    return behind * (1 - edge) + (0.3 + 0.7 * figure + 0.03 * terrainHeight) * edge;
  };
}
