import { seededRandom } from "../random.ts";
import { inland, type LandPoint, landSize } from "./geography.ts";

export const distance = (a: LandPoint, b: LandPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point where something may be placed; `taken` is how far away the nearest thing is that was placed already. */
type GroundPoint = LandPoint & { fromCoast: number; taken: number };

type Condition = (point: GroundPoint) => boolean;

/**
 * Points all over the land from which those of mountains and other places are chosen, one after another. They are always
 * the same ones for a name.
 */
export class Ground {
  readonly #points: GroundPoint[] = [];

  /** @param fromCoast how far inland all points lie at least, in units */
  constructor(name: string, { count, fromCoast }: { count: number; fromCoast: number }) {
    const random = seededRandom(`land/${name}`);
    for (let tries = 0; this.#points.length < count && tries < 40 * count; tries++) {
      const point = { x: Math.round(random() * landSize.width), y: Math.round(random() * landSize.height) };
      const far = inland(point);
      if (far >= fromCoast) this.#points.push({ ...point, fromCoast: far, taken: Number.POSITIVE_INFINITY });
    }
  }

  /** Notes that something stands at a point, so that what comes later keeps its distance. */
  take(place: LandPoint) {
    for (const point of this.#points) point.taken = Math.min(point.taken, distance(point, place));
  }

  /** The point that lies furthest from all places, of those that meet a condition. */
  furthest(fits: Condition = () => true): GroundPoint {
    return this.#points.filter(fits).reduce((best, point) => (point.taken > best.taken ? point : best));
  }

  /** The point nearest to where one is looked for, at least so far from all places; less on a crowded land. */
  nearest(wanted: LandPoint, room: number, fits: Condition = () => true): LandPoint {
    const free = this.#points.filter((point) => point.taken >= room && fits(point));
    // Points have whole coordinates: those less than 1 apart are the same.
    if (free.length === 0) return this.nearest(wanted, room > 1 ? room / 2 : 0, fits);
    return free.reduce((best, point) => (distance(point, wanted) < distance(best, wanted) ? point : best));
  }
}
