import path from "node:path";
import { contentHash, readOrCreate } from "../cache.ts";
import { type LandArea, landHeights } from "./height.ts";
import type { Peak } from "./mountains.ts";
import { landLight } from "./shade.ts";

/** Heights in meters, and light from 0 to about 1, at the corners of square cells all over the land. */
export type Survey = { heights: Float32Array; light: Float32Array };

/** Size of a cell in units: about two pixels of most pictures. */
const surveyCell = 2;

/** All the land, with open sea around it. */
const surveyArea: LandArea = { left: -100, top: -300, width: 3800, height: 2700 };

const surveyColumns = surveyArea.width / surveyCell + 1;
const rows = surveyArea.height / surveyCell + 1;

/** Increase it when a change of the code alters the land. */
const version = 4;

/** The survey made last: all pictures of a rendering show the same land. */
let last: { hash: string; survey: Promise<Survey> } | undefined;

/**
 * The heights and the light of all the land, which take seconds to compute.
 * @param cache folder in which they are kept
 */
export function readSurvey(cache: string, peaks: readonly Peak[]): Promise<Survey> {
  const hash = contentHash(JSON.stringify([version, surveyArea, surveyCell, peaks]));
  if (last?.hash !== hash) {
    const file = path.join(cache, `land.${hash}.survey`);
    const survey = readOrCreate(file, async () => computeSurvey(peaks)).then(toSurvey);
    last = { hash, survey };
    survey.catch(() => {
      last = undefined;
    });
  }
  return last.survey;
}

function computeSurvey(peaks: readonly Peak[]): Uint8Array {
  const grid = landHeights(surveyArea, surveyCell, peaks);
  const numbers = new Float32Array(2 * grid.values.length);
  numbers.set(grid.values);
  numbers.set(landLight(grid), grid.values.length);
  return new Uint8Array(numbers.buffer);
}

function toSurvey(bytes: Uint8Array): Survey {
  const count = surveyColumns * rows;
  // Copied, since the numbers of a buffer may not begin where four bytes do.
  const numbers = new Float32Array(bytes.slice().buffer);
  return { heights: numbers.subarray(0, count), light: numbers.subarray(count) };
}

/**
 * The numbers of a survey at points of an area: so many in each of its rows and columns, and one more on each side;
 * interpolated.
 */
export function sampleSurvey(
  source: Float32Array,
  area: LandArea,
  { width, height }: { width: number; height: number },
): Float64Array {
  const lines = source.length / surveyColumns;
  const result = new Float64Array((width + 2) * (height + 2));
  const units = area.width / width;
  let index = 0;
  for (let y = -1; y <= height; y++) {
    const down = Math.min(lines - 1.001, Math.max(0, (area.top - surveyArea.top + y * units) / surveyCell));
    const row = Math.floor(down);
    for (let x = -1; x <= width; x++) {
      const along = (area.left - surveyArea.left + x * units) / surveyCell;
      const right = Math.min(surveyColumns - 1.001, Math.max(0, along));
      const column = Math.floor(right);
      const at = row * surveyColumns + column;
      const [a, b] = [source[at] as number, source[at + 1] as number];
      const [c, d] = [source[at + surveyColumns] as number, source[at + surveyColumns + 1] as number];
      const [upper, lower] = [a + (b - a) * (right - column), c + (d - c) * (right - column)];
      result[index++] = upper + (lower - upper) * (down - row);
    }
  }
  return result;
}
