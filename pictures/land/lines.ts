import { contours } from "d3-contour";
import { brandColors } from "#brand/colors.ts";
import { blur } from "../blur.ts";
import { contourPath } from "../contour-path.ts";
import type { LandArea } from "./height.ts";
import type { Peak } from "./mountains.ts";
import { areaOfPart, type FadeStops, type LandFade, shownPart } from "./paint.ts";
import { type Survey, sampleSurvey } from "./survey.ts";

/** Size of the cells from which lines are drawn, in pixels. */
const cellSize = 3;

/** How much the heights are blurred for them, in pixels: lines of all gullies would be heavy. */
const heightBlur = 4;

/** Contour lines every so many meters; every fifth is stronger. */
const interval = 100;
const highest = 2400;

/** Heights of the lines, with how they are drawn: one at sea, the coast, and those of the land. */
const levels = [
  { height: -45, attributes: 'stroke-opacity=".13"' },
  { height: 0, attributes: 'stroke-opacity=".62" stroke-width="1.2"' },
  ...Array.from({ length: highest / interval }, (_, index) => {
    const isIndex = (index + 1) % 5 === 0;
    return {
      height: (index + 1) * interval,
      attributes: isIndex ? 'stroke-opacity=".5"' : 'stroke-opacity=".24" stroke-width=".8"',
    };
  }),
];

/** The lines of an area: what is drawn, and where they end, as the picture below them does. */
type LinesDrawing = { area: LandArea; width: number; height: number; fade: LandFade; hot?: Peak };

const gradient = (id: string, kind: "linear" | "radial", place: string, stops: FadeStops, ends: string[]) => {
  const drawn = stops.map(
    ([at, shown], index) =>
      `<stop offset="${at}" stop-color="${ends[index] ?? "#fff"}"${shown < 1 ? ` stop-opacity="${shown}"` : ""}/>`,
  );
  return `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${drawn.join("")}</${kind}Gradient>`;
};

/** Coast and contour lines of an area as SVG, to stand over its picture. */
export function landLinesSvg(survey: Survey, { area, width, height, fade, hot }: LinesDrawing): string {
  const units = area.width / width;
  const { across = [[0, 1]], down = [[0, 1]] } = fade;
  // Nothing is drawn where all has faded.
  const shown = shownPart({ width, height, fade });
  const cells = { width: Math.ceil(shown.width / cellSize), height: Math.ceil(shown.height / cellSize) };
  const part = areaOfPart(
    { area, width },
    { ...shown, width: cells.width * cellSize, height: cells.height * cellSize },
  );
  const [columns, rows] = [cells.width + 2, cells.height + 2];
  const values = blur(sampleSurvey(survey.heights, part, cells), columns, rows, heightBlur / cellSize);
  const paths = contours()
    .size([columns, rows])
    .thresholds(levels.map((level) => level.height))([...values])
    .map((contour, index) => {
      const path = contourPath(contour, { values, columns, rows, cellSize });
      return path && `<path ${levels[index]?.attributes} d="${path}"/>`;
    })
    .join("");
  // The lines begin one cell outside of the part.
  const [left, top] = [cellSize - shown.left, cellSize - shown.top];
  const box = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const fades =
    gradient("a", "linear", `x1="${left}" x2="${left + width}" y1="0" y2="0"`, across, []) +
    gradient("b", "linear", `x1="0" x2="0" y1="${top}" y2="${top + height}"`, down, []);
  const masks = ["a", "b"].map(
    (id) => `<mask id="m${id}" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="url(#${id})"/></mask>`,
  );
  const glow = hot
    ? gradient(
        "c",
        "radial",
        `cx="${left + Math.round((hot.x - area.left) / units)}" cy="${top + Math.round((hot.y - area.top) / units)}" r="${Math.round((0.16 * hot.reach) / units)}"`,
        [
          [0.4, 1],
          [1, 1],
        ],
        [brandColors.ember, brandColors.paper],
      )
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">` +
    `${fades}${masks.join("")}${glow}<g mask="url(#ma)"><g mask="url(#mb)" fill="none" stroke="${hot ? "url(#c)" : brandColors.paper}" stroke-linejoin="round">${paths}</g></g></svg>`
  );
}
