import type { DrawingTerrain } from "#content-model/pictures.ts";
import { isMoving, newPeak, type Peak, type Point, peakSettings, turnPeak } from "./peaks.ts";
import { TerrainDrawing } from "./terrain-drawing.ts";

/** Where `.hero-picture` places a picture that is larger than its box (`object-position`). */
const position = { x: 0.8, y: 0.5 };

export type TerrainCanvas = {
  /** Lets a peak follow a point of the canvas, in CSS pixels. @returns the height there, 0 to 1 without peaks */
  follow: (point: Point) => number;
  /** Lets the peak sink where it is. */
  release: () => void;
  /** Raises a summit that stays, instead of the one before. */
  placeSummit: (point: Point) => void;
  stop: () => void;
};

/**
 * Draws a terrain on a canvas as the picture below it shows it, and raises peaks on it. It draws only while a peak
 * moves, and only the area around it.
 * @param onSummitMove gets the place of the summit in CSS pixels when the canvas has another size
 */
export function startTerrainCanvas(
  canvas: HTMLCanvasElement,
  described: DrawingTerrain,
  onSummitMove: (point: Point) => void,
): TerrainCanvas | null {
  const context = canvas.getContext("2d");
  if (!context) return null;
  const drawing = new TerrainDrawing(described, context);
  let scale = 1;
  let offset: Point = { x: 0, y: 0 };
  let frame = 0;
  let lastFrameMs = 0;
  let restsFromMs = 0;
  let target: Point | null = null;
  let peak: Peak | null = null;
  let summit: Peak | null = null;
  /** Peaks that were left behind. */
  let sinking: Peak[] = [];

  const peaks = () => [...sinking, ...(summit ? [summit] : []), ...(peak ? [peak] : [])];
  const toTerrain = ({ x, y }: Point) => ({ x: (x - offset.x) / scale, y: (y - offset.y) / scale });

  function resize() {
    const { clientWidth, clientHeight } = canvas;
    if (!context || clientWidth === 0 || clientHeight === 0) return;
    scale = Math.max(clientWidth / described.width, clientHeight / described.height);
    offset = {
      x: (clientWidth - described.width * scale) * position.x,
      y: (clientHeight - described.height * scale) * position.y,
    };
    const ratio = Math.min(devicePixelRatio, 2);
    canvas.width = clientWidth * ratio;
    canvas.height = clientHeight * ratio;
    context.setTransform(scale * ratio, 0, 0, scale * ratio, offset.x * ratio, offset.y * ratio);
    const [topLeft, bottomRight] = [
      toTerrain({ x: 0, y: 0 }),
      toTerrain({ x: clientWidth, y: clientHeight }),
    ];
    drawing.drawVisible(topLeft, bottomRight, peaks(), performance.now());
    canvas.dataset.drawn = "";
    if (summit) onSummitMove({ x: summit.x * scale + offset.x, y: summit.y * scale + offset.y });
  }

  function moveTowardsTarget(nowMs: number) {
    if (!peak || !target) return;
    const share = 1 - Math.exp(-Math.min(50, nowMs - lastFrameMs) / peakSettings.followMs);
    peak.x += (target.x - peak.x) * share;
    peak.y += (target.y - peak.y) * share;
  }

  function animate() {
    const nowMs = performance.now();
    const moves = peaks().map((to) => ({ from: { x: to.x, y: to.y }, to }));
    if (nowMs > restsFromMs && peak) turnPeak(peak, "sinking", nowMs);
    moveTowardsTarget(nowMs);
    lastFrameMs = nowMs;
    const moving = peaks().filter((one) => isMoving(one, nowMs));
    // Sunk peaks have no height any more; their area is drawn once without them.
    sinking = sinking.filter((one) => moving.includes(one));
    if (peak?.state === "sinking" && !moving.includes(peak)) peak = null;
    const remaining = peaks();
    const isStill = moving.length === 0 && !peak;
    drawing.drawAround(moves, remaining, nowMs, isStill);
    frame = isStill ? 0 : requestAnimationFrame(animate);
  }

  function startAnimation() {
    if (frame !== 0) return;
    lastFrameMs = performance.now();
    frame = requestAnimationFrame(animate);
  }

  const resizeObserver = new ResizeObserver(resize);
  resizeObserver.observe(canvas);

  return {
    follow(point) {
      const nowMs = performance.now();
      target = toTerrain(point);
      restsFromMs = nowMs + peakSettings.restMs;
      const isFar = peak && Math.hypot(target.x - peak.x, target.y - peak.y) > peakSettings.newPeakDistance;
      if (peak && isFar && peaks().length < peakSettings.maxPeaks) {
        turnPeak(peak, "sinking", nowMs);
        sinking.push(peak);
        peak = null;
      }
      peak ??= newPeak(target, nowMs);
      turnPeak(peak, "rising", nowMs);
      startAnimation();
      return drawing.heightAt(target);
    },
    release() {
      restsFromMs = 0;
    },
    placeSummit(point) {
      const nowMs = performance.now();
      if (summit) {
        turnPeak(summit, "sinking", nowMs);
        sinking = [...sinking.slice(-1), summit];
      }
      if (peak) turnPeak(peak, "sinking", nowMs);
      summit = newPeak(toTerrain(point), nowMs);
      startAnimation();
    },
    stop() {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      delete canvas.dataset.drawn;
    },
  };
}
