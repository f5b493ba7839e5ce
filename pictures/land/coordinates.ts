import type { LandPoint } from "./geography.ts";
import { harbours } from "./places.ts";

/** Degrees of latitude and longitude of a unit. */
const degrees = { latitude: 0.00017, longitude: 0.00033 };

/** Where a point lies when the harbour of Stockholm lies at the studio's address: `59.34° N, 18.06° E`. */
export function landCoordinates(
  { x, y }: LandPoint,
  studio: { latitude: number; longitude: number },
): string {
  const { stockholm } = harbours;
  const latitude = studio.latitude - (y - stockholm.y) * degrees.latitude;
  const longitude = studio.longitude + (x - stockholm.x) * degrees.longitude;
  return `${latitude.toFixed(2)}° N, ${longitude.toFixed(2)}° E`;
}
