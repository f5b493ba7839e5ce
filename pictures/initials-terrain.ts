import { createNoise2D } from "simplex-noise";
import { blur } from "./blur.ts";
import { distancesTo } from "./distances.ts";
import { type LetterBox, letterMask } from "./letter-shapes.ts";
import { seededRandom } from "./random.ts";
import { sampleBilinear, type Terrain } from "./terrain.ts";

/** Pixels of the picture per pixel of the mask that the letters are drawn into. */
const maskScale = 2;

/** Boxes of two letters in shares of the picture: stepping to the right, to the left, or a large one and a small one. */
const compositions = [
  [
    { x: 0.08, y: 0.06, width: 0.68, height: 0.39 },
    { x: 0.24, y: 0.55, width: 0.68, height: 0.39 },
  ],
  [
    { x: 0.24, y: 0.06, width: 0.68, height: 0.39 },
    { x: 0.08, y: 0.55, width: 0.68, height: 0.39 },
  ],
  [
    { x: 0.08, y: 0.06, width: 0.6, height: 0.45 },
    { x: 0.38, y: 0.61, width: 0.52, height: 0.33 },
  ],
] as const;
const singleLetter = [{ x: 0.12, y: 0.14, width: 0.76, height: 0.72 }] as const;

/** Standard deviation of the blur that rounds the corners of lines around the letters, in pixels of the mask. */
const rounding = 2;

/**
 * A person's initials as land. Heights are distances from the letters' edge in pixels: positive on the letters, and
 * less even the farther away from them. Composition, turn and weathering depend on the seed.
 */
export async function initialsTerrain(
  seed: string,
  initials: string,
  width: number,
  height: number,
): Promise<Terrain> {
  const random = seededRandom(`${seed}/initials`);
  const noise = createNoise2D(random);
  const [columns, rows] = [width / maskScale, height / maskScale];
  const letters = [...initials];
  const composition = compositions[Math.floor(random() * compositions.length)] ?? compositions[0];
  const boxes = letters.length === 1 ? singleLetter : composition;
  const letterBoxes = boxes.map(
    (box, index): LetterBox => ({
      letter: letters[index] ?? "",
      x: box.x * columns,
      y: box.y * rows,
      width: box.width * columns,
      height: box.height * rows,
      turn: random() * 5 - 2.5,
    }),
  );
  const mask = await letterMask(letterBoxes, columns, rows);
  const isLetter = (index: number) => (mask[index] ?? 0) > 0.5;
  const outside = distancesTo(isLetter, columns, rows);
  const inside = distancesTo((index) => !isLetter(index), columns, rows);
  const signed = inside.map((distance, index) => distance - (outside[index] ?? 0));
  const distances = blur(signed, columns, rows, rounding);
  return (px, py) => {
    // The letters' edges are displaced by a few pixels, as if weathered.
    const x = px / maskScale + 2 * noise(px / 170, py / 170);
    const y = py / maskScale + 2 * noise(px / 170 + 40, py / 170);
    const distance = maskScale * sampleBilinear(distances, columns, rows, x, y);
    const unevenness = Math.min(1, Math.max(0, -distance) / 90);
    return distance + unevenness * (26 * noise(px / 190 + 7, py / 190) + 5 * noise(px / 80, py / 80 + 3));
  };
}
