import { createNoise2D } from "simplex-noise";
import type { PaletteStyle } from "./palettes.ts";
import { seeded } from "./random.ts";

export type Grid = { values: Float64Array; columns: number; rows: number; cell: number };

/** Height of the land at a point, in pixels of the picture; any range. */
export type Terrain = (x: number, y: number) => number;

/**
 * Land of its own for each seed: noise bent by itself, so that lines meander like shores, plus ridges. The
 * land's direction, stretch and place are drawn from the seed as well, so that no two pictures look alike.
 */
export function terrain(seed: string, style: PaletteStyle): Terrain {
  const random = seeded(seed);
  const noise = createNoise2D(random);
  const angle = random() * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const stretch = 1.2 + random() * 0.9;
  const scale = style.scale * (0.8 + random() * 0.45);
  const [offsetX, offsetY] = [random() * 50, random() * 50];
  const warp = style.warp * (0.75 + random() * 0.5);

  return (px, py) => {
    const x = (px * cos - py * sin) / scale / stretch + offsetX;
    const y = (px * sin + py * cos) / scale + offsetY;
    const bentX = x + warp * 0.55 * noise(x * 0.7 + 5.2, y * 0.7 + 1.3);
    const bentY = y + warp * 0.55 * noise(x * 0.7 - 3.1, y * 0.7 + 8.4);
    const land =
      noise(bentX, bentY) + 0.42 * noise(bentX * 2.1, bentY * 2.1) + 0.12 * noise(bentX * 4.4, bentY * 4.4);
    const crest = noise(bentX * 0.8 + 20, bentY * 0.8 - 20);
    // Rounded: where a ridge came to an edge, its lines broke into a row of specks.
    const ridge = 1 - Math.sqrt(crest * crest + 0.004) * 2;
    return land * (1 - style.ridge) + ridge * style.ridge;
  };
}

/** A rounded bump: 1 in its middle, fading over the given radii. */
function bump(x: number, y: number, radiusX: number, radiusY: number) {
  return Math.exp(-((x / radiusX) ** 2) - (y / radiusY) ** 2);
}

/** Height of a dome over an ellipse, 0 outside. */
function dome(x: number, y: number, radiusX: number, radiusY: number) {
  return Math.sqrt(Math.max(0, 1 - (x / radiusX) ** 2 - (y / radiusY) ** 2));
}

/**
 * A face and shoulders as a relief under the same kind of land: its lines close in on brow, nose and jaw like
 * heights on a map. Build, turn, bearing and features come from the seed, so that people differ as people do.
 */
export function portrait(seed: string, style: PaletteStyle, width: number, height: number): Terrain {
  const land = terrain(seed, style);
  const random = seeded(`${seed}/figure`);
  const between = (low: number, high: number) => low + random() * (high - low);
  // All lengths in head heights from here on: the head is one unit tall from brow line to chin and to crown.
  const unit = height * between(0.25, 0.32);
  const centre = { x: width * between(0.42, 0.58), y: height * between(0.4, 0.46) };
  const tilt = between(-0.22, 0.22);
  const turn = between(-0.2, 0.2);
  const skull = between(0.72, 0.85);
  const jaw = between(0.3, 0.55);
  const noseLength = between(0.3, 0.4);
  const noseHeight = between(0.2, 0.3);
  const eyes = { apart: between(0.27, 0.33), depth: between(0.13, 0.19) };
  // Hair: how high it stands, where it parts, and for some how far it falls behind the shoulders.
  const hair = { height: between(0.02, 0.2), side: between(-1, 1), width: between(1.06, 1.3) };
  const long = random() < 0.45 ? { width: between(1.12, 1.4), end: between(0.95, 1.7) } : null;
  const shoulders = { x: between(1.55, 1.95), y: between(1.05, 1.3), drop: between(2.1, 2.3) };

  return (px, py) => {
    const y = (py - centre.y) / unit;
    const x = (px - centre.x) / unit - y * tilt;
    const turned = x - turn * dome(x, y, skull, 1.05);
    const chin = y > 0 ? 1 - jaw * (y / 1.05) ** 2 * 0.55 : 1;
    const head = dome(x / chin, y, skull, 1.05);
    const nose =
      noseHeight * bump(turned, y - 0.16, 0.1 + 0.07 * Math.max(0, y), noseLength) +
      0.08 * bump(turned, y - 0.4, 0.17, 0.1);
    const sockets =
      eyes.depth *
      (bump(turned - eyes.apart, y + 0.02, 0.17, 0.11) + bump(turned + eyes.apart, y + 0.02, 0.17, 0.11));
    const brow = 0.08 * bump(turned, y + 0.24, 0.55, 0.1);
    const mouth = 0.07 * bump(turned, y - 0.62, 0.2, 0.05) - 0.07 * bump(turned, y - 0.685, 0.22, 0.025);
    const chinPoint = 0.1 * bump(turned, y - 0.88, 0.2, 0.13);
    const face =
      head > 0 ? 0.85 * head + (nose - sockets + brow + mouth + chinPoint) * Math.min(1, head * 2) : 0;
    const crown = 0.5 * dome(x - hair.side * 0.1, y + 0.16 + hair.height, skull * hair.width, 0.92);
    const fall = long
      ? 0.34 *
        Math.sqrt(
          Math.max(0, 1 - Math.abs(x / (skull * long.width)) ** 3 - Math.abs((y - 0.1) / long.end) ** 4),
        )
      : 0;
    const neck = 0.42 * dome(x, y - 1.2, skull * 0.56, 0.8);
    const torso = 0.5 * dome(x + tilt * 2, y - shoulders.drop, shoulders.x, shoulders.y);
    const figure = Math.max(face, crown, fall, neck, torso);
    const around = land(px, py);
    // The land keeps to the lowest third of the heights, so that the figure always stands out of it.
    const beside = 0.28 * (0.5 + 0.5 * Math.tanh(around));
    // Steep but not sheer at its edge, or the lines there would show the grid they are drawn on.
    const edge = Math.min(1, figure / 0.2);
    return beside * (1 - edge) + (0.3 + 0.7 * figure + 0.03 * around) * edge;
  };
}

/** Samples a terrain on a grid of `cell` pixels and brings it to 0…1. */
export function sample(height: Terrain, width: number, tall: number, cell: number): Grid {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(tall / cell) + 1;
  const values = new Float64Array(columns * rows);
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = height(column * cell, row * cell);
      values[row * columns + column] = value;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  for (let index = 0; index < values.length; index++) {
    values[index] = ((values[index] ?? 0) - low) / (high - low);
  }
  return { values, columns, rows, cell };
}
