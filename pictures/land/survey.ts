import path from "node:path";
import { contentHash, readOrCreate } from "../cache.ts";
import { type LandArea, landHeights, type Peak } from "./height.ts";
import { landLight } from "./shade.ts";

/** Heights in meters, and light from 0 to about 1, at the corners of square cells all over the land. */
export type Survey = { heights: Float32Array; light: Float32Array };

/** Size of a cell in units: about two pixels of most pictures. */
export const surveyCell = 2;

/** All the land, with open sea around it. */
export const surveyArea: LandArea = { left: -100, top: -300, width: 3800, height: 2700 };

export const surveyColumns = surveyArea.width / surveyCell + 1;
const rows = surveyArea.height / surveyCell + 1;

/** Increase it when a change of the code alters the land. */
const version = 1;

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
