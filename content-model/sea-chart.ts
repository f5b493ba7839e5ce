import { coastLines } from "#pictures/land/coast.ts";
import { landCoordinates } from "#pictures/land/coordinates.ts";
import { metersPerUnit } from "#pictures/land/geography.ts";
import { harbours } from "#pictures/land/places.ts";
import { derivedValue } from "./content-context.ts";
import { readSite } from "./site.ts";

/** The sea before the harbour of Stockholm, where applicants’ islands lie, in pixels of the drawing. */
export type SeaChartSource = {
  /** SVG paths of the coast and of lines inland. */
  lines: string[];
  harbour: { x: number; y: number; name: string };
  /** Where the latitude stands, and what it is. */
  parallel: { y: number; label: string };
  scale: { width: number; label: string };
};

/** The part of the land that is shown, and the pixels it is wide. */
const area = { left: 450, top: 620, width: 800, height: 600 };
const width = 640;

/** Length of the scale bar in kilometers. */
const kilometers = 3;

/** Reads the chart on which islands of applicants are drawn. */
export const readSeaChart = derivedValue<SeaChartSource>("sea-chart", async () => {
  const { address } = await readSite();
  const share = width / area.width;
  const { x, y } = harbours.stockholm;
  const [latitude = ""] = landCoordinates({ x, y }, address).split(",");
  return {
    lines: coastLines(area, width),
    harbour: {
      x: Math.round((x - area.left) * share),
      y: Math.round((y - area.top) * share),
      name: address.city,
    },
    parallel: { y: Math.round((y - area.top) * share), label: latitude },
    scale: { width: Math.round(((kilometers * 1000) / metersPerUnit) * share), label: `${kilometers} km` },
  };
});
