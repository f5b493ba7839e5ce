import { type LandPoint, layeredNoise, smooth } from "./geography.ts";

/** What mountains look like: each of a few neighbors looks like no other. */
export const mountainForms = ["horn", "crater", "ridge", "twins", "table"] as const;

/** A mountain; `reach` is how far from its summit the ground rises, in units. */
export type Peak = LandPoint & { height: number; reach: number; form: (typeof mountainForms)[number] };

/** A point as the mountain sees it: shares of its reach to the east and south of the summit, turned for each mountain. */
type FromSummit = { along: number; across: number };

const round = (along: number, across: number) => Math.sqrt(along * along + across * across + 0.0008) - 0.028;

/** How far down a mountain a point is: 0 at the summit, 1 at its foot. */
const distances: Record<Peak["form"], (point: FromSummit) => number> = {
  /** Three sharp edges, with hollows between them. */
  horn: ({ along, across }) => {
    const edge = Math.abs(Math.sin(1.5 * Math.atan2(across, along)));
    const far = round(along, across);
    return far * (0.82 + 0.5 * edge * smooth(far, 0, 0.3));
  },
  crater: ({ along, across }) => round(along, across) * 1.4,
  ridge: ({ along, across }) => round(along * (0.78 + 0.12 * Math.cos(9 * along)), across * 1.9),
  /** A second summit, a little lower, beyond a saddle. */
  twins: ({ along, across }) =>
    Math.min(round(along * 1.25, across * 1.1), round((along - 0.52) * 1.35, (across + 0.1) * 1.2) + 0.12),
  table: ({ along, across }) => round(along * 0.9, across * 1.2) * 0.95,
};

/** How high the ground is there, as a share of the height. */
const profiles: Record<Peak["form"], (share: number) => number> = {
  horn: (share) => 0.85 * share ** 1.7 + 0.15 * share ** 5,
  /** Its rim is its highest line, around a hollow. */
  crater: (share) => (share / 0.87) ** 1.75 * (1 - 0.45 * smooth(share, 0.84, 0.97)),
  ridge: (share) => share ** 1.35,
  twins: (share) => share ** 1.7,
  /** A plateau with steep edges. */
  table: (share) => 0.5 * share ** 1.6 + 0.4 * smooth(share, 0.42, 0.66) + 0.1 * smooth(share, 0.66, 1),
};

/** How much of a mountain's height the ground has at a point: 1 at the summit, none beyond its foot. */
export function mountainShare(peak: Peak, x: number, y: number): number {
  const [east, south] = [(x - peak.x) / peak.reach, (y - peak.y) / peak.reach];
  if (east * east + south * south > 2.6) return 0;
  const turn = peak.x * 0.37 + peak.y * 0.61;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const distance = distances[peak.form]({
    along: east * cos + south * sin,
    across: south * cos - east * sin,
  });
  if (distance > 1.4) return 0;
  // Ridges run out from the summit, more irregular the further away.
  const bend = 0.65 * distance * layeredNoise(x / 290 + peak.x, y / 290 + peak.y, 3);
  return profiles[peak.form](Math.min(1, Math.max(0, 1 - distance - bend)));
}
