import { createNoise2D } from "simplex-noise";
import { blur } from "./blur.ts";
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

/** Standard deviations of the blurs that are added up, in pixels of the mask, and their weights: cliff, ridge, slope. */
const blurs = [
  { sigma: 1.5, weight: 0.16 },
  { sigma: 7, weight: 0.5 },
  { sigma: 26, weight: 0.3 },
  { sigma: 70, weight: 0.6 },
];

/** A person's initials as ridges in an uneven plain. Composition, turn and weathering depend on the seed. */
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
  const relief = new Float64Array(mask.length);
  for (const { sigma, weight } of blurs) {
    for (const [index, value] of blur(mask, columns, rows, sigma).entries()) {
      relief[index] = (relief[index] ?? 0) + weight * value;
    }
  }
  return (px, py) => {
    // The letters' edges are displaced by a few pixels, as if weathered.
    const x = px / maskScale + 3 * noise(px / 170, py / 170) + 0.6 * noise(px / 50 + 9, py / 50);
    const y = py / maskScale + 3 * noise(px / 170 + 40, py / 170) + 0.6 * noise(px / 50, py / 50 + 9);
    const letter = sampleBilinear(relief, columns, rows, x, y);
    const plain = 0.085 * noise(px / 300 + 7, py / 300) + 0.03 * noise(px / 110, py / 110 + 3);
    const summits = 0.07 * noise(px / 210 - 20, py / 210);
    return letter + plain + summits * Math.min(1, letter);
  };
}
