/** Lengths in pixels of the drawing, times in milliseconds. */
export const peakSettings = {
  /** A Gaussian reaches e^-4.5 of its height at this distance and is cut off there. */
  radius: 190,
  riseMs: 240,
  halfLifeMs: 1600,
  /** A peak sinks when the pointer has rested this long, and has sunk `sinkMs` later. */
  restMs: 150,
  sinkMs: 1850,
  /** How quickly the peak follows the pointer. */
  followMs: 70,
  /** A pointer further away than this raises another peak. */
  newPeakDistance: 150,
  maxPeaks: 4,
} as const;

export type Point = { x: number; y: number };

/** A hill that rises to its full height or sinks, from the height it had when that began. */
export type Peak = Point & { state: "rising" | "sinking"; sinceMs: number; fromHeight: number };

/** A peak that begins to rise. */
export const newPeak = ({ x, y }: Point, nowMs: number): Peak => ({
  x,
  y,
  state: "rising",
  sinceMs: nowMs,
  fromHeight: 0,
});

/** A spring: 0 at the start, 1 after `riseMs`, slightly more shortly after. */
const rise = (ms: number) => 1 - Math.exp(-ms / 80) * Math.cos(((Math.PI / 2) * ms) / peakSettings.riseMs);

/** Halves every half-life, and fades out over the last second, so that drawing comes to an end. */
function sink(ms: number) {
  const late = Math.min(1, Math.max(0, (ms - (peakSettings.sinkMs - 1000)) / 1000));
  return 2 ** (-ms / peakSettings.halfLifeMs) * (1 - late * late * (3 - 2 * late));
}

/** The share of its full height that a peak has at a time. */
export function peakHeight({ state, sinceMs, fromHeight }: Peak, nowMs: number): number {
  const ms = Math.max(0, nowMs - sinceMs);
  return state === "rising" ? fromHeight + (1 - fromHeight) * rise(ms) : fromHeight * sink(ms);
}

/** Lets a peak rise or sink from the height it has, in place. */
export function turnPeak(peak: Peak, state: Peak["state"], nowMs: number) {
  if (peak.state === state) return;
  peak.fromHeight = peakHeight(peak, nowMs);
  peak.state = state;
  peak.sinceMs = nowMs;
}

/** Whether a peak still changes its height. */
export const isMoving = ({ state, sinceMs }: Peak, nowMs: number) =>
  nowMs - sinceMs < (state === "rising" ? 3 * peakSettings.riseMs : peakSettings.sinkMs);

/** How much of a peak's height lies at a distance from its middle: a Gaussian, 0 from `radius` on. */
export function peakShape(distanceX: number, distanceY: number): number {
  const share = (distanceX * distanceX + distanceY * distanceY) / peakSettings.radius ** 2;
  const edge = Math.exp(-4.5);
  return share >= 1 ? 0 : (Math.exp(-4.5 * share) - edge) / (1 - edge);
}
