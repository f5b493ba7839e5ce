import { seededRandom } from "../random.ts";
import type { LandPoint } from "./geography.ts";
import { distance, Ground } from "./ground.ts";
import { mountainForms, type Peak } from "./mountains.ts";

/**
 * The pictures behind pages show one invented coast, the land, on which each item of the content has its place: a
 * company (venture) is a mountain, higher with its age; a program is a route from the harbour with a stage for each
 * phase; an article is a passage, and a person of the team a place at the coast. This is what it is made from, in an
 * order in which new items come last.
 */
export type LandItems = {
  /** `age` in years; an older venture is a higher mountain. */
  ventures: { id: string; age: number }[];
  /** `stages` is the number of a program's phases. */
  programs: { id: string; stages: number }[];
  people: { id: string }[];
  articles: { id: string }[];
};

type LandPlace = LandPoint & { id: string };

/** A way across the land: the line through its `stages`, the first of which is the harbour it starts from. */
type LandRoute = { id: string; stages: LandPoint[] };

/** All that lies on the land. */
export type Land = {
  peaks: (Peak & { id: string })[];
  routes: LandRoute[];
  people: LandPlace[];
  /** The places of articles. */
  passages: LandPlace[];
};

/** The two harbours: the studio's own, and the one in East Africa. */
export const harbours = {
  stockholm: { x: 1112, y: 900 },
  kampala: { x: 2130, y: 1648 },
} as const satisfies Record<string, LandPoint>;

/** Ground on which mountains stand, in units from the coast. */
const peakGround = { count: 900, fromCoast: 190 };

/** The first mountains stand in the east, where no headline covers them, while they can keep this distance. */
const range = { left: 2290, right: 2960, top: 420, bottom: 1230, distance: 270 };

const isInRange = ({ x, y }: LandPoint) =>
  x > range.left && x < range.right && y > range.top && y < range.bottom;

/** Where the first mountain stands. */
const firstPeak = { x: 2600, y: 690 };

/** Places the ventures as mountains: a new one never moves those that are there. */
function placePeaks(ventures: LandItems["ventures"]): Land["peaks"] {
  const ground = new Ground("peaks", peakGround);
  const harbour = distance(harbours.stockholm, firstPeak);
  const peaks: Land["peaks"] = [];
  for (const [index, { id, age }] of ventures.entries()) {
    const inRange = peaks.length === 0 ? { ...firstPeak, taken: harbour } : ground.furthest(isInRange);
    const { x, y } = inRange.taken >= range.distance ? inRange : ground.furthest();
    // Only mountains that were there before limit one.
    const room = Math.min(400, ...peaks.map((other) => distance(other, { x, y }) * 1.05));
    const height = 780 + Math.min(12, age) * 85 + Math.round(seededRandom(`height/${id}`)() * 70);
    const form = mountainForms[index % mountainForms.length] ?? "horn";
    peaks.push({ id, x, y, height, reach: Math.round(room), form });
    ground.take({ x, y });
  }
  return peaks;
}

/** The distance that other places keep from each other and from summits. */
const minDistance = 62;

const isCoast = ({ fromCoast }: { fromCoast: number }) => fromCoast < 110;
const isInner = ({ fromCoast }: { fromCoast: number }) => fromCoast > 110;

/** Places people, articles and the stages of programs on the ground that the mountains leave. */
export function placeLand(items: LandItems): Land {
  const peaks = placePeaks(items.ventures);
  const ground = new Ground("places", { count: 900, fromCoast: 26 });
  for (const place of [...Object.values(harbours), ...peaks]) ground.take(place);
  const take = ({ x, y }: LandPoint) => {
    ground.take({ x, y });
    return { x, y };
  };
  const routes = items.programs.map(({ id, stages }, index) => {
    const start = harbours.stockholm;
    const end = routeEnds[index % routeEnds.length] ?? start;
    const points = Array.from({ length: stages }, (_, stage) => {
      const share = (stage + 1) / stages;
      const wanted = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
      return take(ground.nearest(wanted, minDistance));
    });
    return { id, stages: [start, ...points] };
  });
  const spread = (places: { id: string }[], fits: typeof isCoast) =>
    places.map(({ id }) => ({ id, ...take(ground.nearest(ground.furthest(fits), minDistance, fits)) }));
  const passages = spread(items.articles, isInner);
  return { peaks, routes, passages, people: spread(items.people, isCoast) };
}

/** Where the routes of programs lead: along the north, to the southern harbour, and through the middle to the east. */
const routeEnds: LandPoint[] = [
  { x: 2050, y: 330 },
  { x: harbours.kampala.x - 90, y: harbours.kampala.y - 130 },
  { x: 2960, y: 1120 },
];
