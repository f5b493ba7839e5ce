import { type GeoPermissibleObjects, type GeoProjection, geoPath } from "d3-geo";
import * as z from "zod";
import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import { areaProjection, type MapAreaName, mapAreas } from "#pictures/map-areas.ts";
import { type LabelSide, placeLabels } from "#pictures/map-labels.ts";
import { readContent } from "./read-content.ts";
import { requestPicture } from "./request-picture.ts";
import { text } from "./shared-schemas.ts";

/** The name of a map: a file of `content/maps`, and an area of `pictures/map-areas.ts`. */
export const mapName = z.enum(Object.keys(mapAreas) as [MapAreaName, ...MapAreaName[]]);

const placeSchema = z.strictObject({
  name: text,
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  /**
   * `subject`: what the map is about; `stop`: to be visited, often on a line; `place`: to find one's way; `region`: a
   * country or sea, without a point.
   */
  kind: z.enum(["subject", "stop", "place", "region"]).default("place"),
  /** Where the name stands, for instance off a coast; maps too narrow for it there leave it out. */
  side: z.enum(["right", "left", "above", "below"]).optional(),
});

type Place = z.output<typeof placeSchema>;

/** `content/maps/*.yaml`: what is named on the map of an area. */
export const mapSchema = z.strictObject({
  /** Description of the map, for those who cannot see it. */
  alt: text,
  places: z.array(placeSchema).min(1),
  /** Names of places in the order in which a line connects them. */
  routes: z.array(z.array(text).min(2)).default([]),
});

/** A map as `app/components/ui/AreaMap.tsx` shows it. */
export type AreaMap = {
  src: string;
  width: number;
  height: number;
  alt: string;
  places: {
    name: string;
    kind: "subject" | "stop" | "place" | "region";
    /** In percent of the map. */
    x: number;
    y: number;
    side: LabelSide;
    /** The narrowest map on which the name has room. */
    fromWidthPx: number;
  }[];
  /** The lines as SVG paths, in the pixels of the map. */
  routes: string[];
};

/** Widths a map is shown at, in pixels; a label without room on the narrowest is left out there. */
const widths = [300, 360, 440, 512, 640, 800, 1100, 1400];

/** Widths from which a label may be shown: `AreaMap.tsx` has a container query for each. */
const labelWidths = [300, 440, 640];

/**
 * Reads a map, projects its places, finds room for their names and requests its coasts from the build.
 * @param furtherPlaces places on it that stand in other content files
 */
export async function getMap(area: MapAreaName, furtherPlaces: Place[] = []): Promise<AreaMap> {
  const { alt, places: ownPlaces, routes } = await readContent(`maps/${area}.yaml`, mapSchema);
  const places = [...furtherPlaces, ...ownPlaces];
  const { width, height } = mapAreas[area];
  const projection = areaProjection(area);
  const project = ({ longitude, latitude, name }: Place) => {
    const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
    if (x < 0 || x > width || y < 0 || y > height) throw new Error(`${name} is not on the map "${area}"`);
    return { x: x / width, y: y / width };
  };
  const find = (name: string) => {
    const place = places.find((one) => one.name === name);
    if (!place) throw new Error(`The map "${area}" has a route to ${name}, which is not among its places`);
    return [place.longitude, place.latitude];
  };
  const lines = routes.map((stops) => ({ type: "LineString" as const, coordinates: stops.map(find) }));
  const importance = ["subject", "stop", "place", "region"];
  const ordered = places.toSorted((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind));
  const placements = placeLabels(
    ordered.map((place) => ({
      ...project(place),
      // Marks of a preview have no width.
      name: withoutPreviewMarks(place.name),
      kind: place.kind === "stop" ? "place" : place.kind,
      side: place.side,
    })),
    lines.flatMap((line) => linePoints(projection, line)).map(({ x, y }) => ({ x: x / width, y: y / width })),
    height / width,
    widths,
  );
  const path = geoPath(projection).digits(0);
  return {
    src: requestPicture({ kind: "map", area }),
    width,
    height,
    alt,
    routes: lines.map((line) => path(line) ?? ""),
    places: ordered.map((place, index) => {
      const placement = placements[index];
      const fromWidth = labelWidths.find(
        (one) => one >= (placement?.fromWidthPx ?? Number.POSITIVE_INFINITY),
      );
      if (!placement || !fromWidth)
        throw new Error(
          `the map “${area}” has no room for the name of ${place.name}; choose another position for it`,
        );
      const { x, y } = project(place);
      return {
        name: place.name,
        kind: place.kind,
        x: round(x * 100),
        y: round(y * (width / height) * 100),
        side: placement.side,
        fromWidthPx: fromWidth,
      };
    }),
  };
}

/** Points every few pixels of a line on the map. */
function linePoints(projection: GeoProjection, line: GeoPermissibleObjects) {
  const points: { x: number; y: number }[] = [];
  geoPath(projection, {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo: (x, y) => points.push({ x, y }),
    lineTo(x, y) {
      const from = points.at(-1) ?? { x, y };
      const steps = Math.max(1, Math.round(Math.hypot(x - from.x, y - from.y) / 6));
      for (let step = 1; step <= steps; step++) {
        points.push({ x: from.x + ((x - from.x) * step) / steps, y: from.y + ((y - from.y) * step) / steps });
      }
    },
  })(line);
  return points;
}

const round = (value: number) => Math.round(value * 100) / 100;
