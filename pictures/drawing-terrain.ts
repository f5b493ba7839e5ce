import { type ContourLine, contourLines, drawingCellSize } from "./contours.ts";
import { fitDrawing } from "./drawing.ts";
import type { DrawingRequest } from "./requests.ts";
import { pictureSizes } from "./sizes.ts";
import { type DrawingStyle, styleOnGround } from "./styles.ts";
import { sampleTerrain, terrain } from "./terrain.ts";

/** What a browser needs to draw a drawing's terrain again: its noise, its grid and its lines. */
export type DrawingTerrain = {
  seed: string;
  style: Pick<DrawingStyle, "featureSize" | "warp" | "ridges">;
  /** In pixels of the drawing. */
  width: number;
  height: number;
  cellSize: number;
  lines: ContourLine[];
};

/** Describes the terrain and the lines of a drawing, as `drawDrawing` draws them. */
export async function drawingTerrain(request: DrawingRequest): Promise<DrawingTerrain> {
  const { seed, size, ground } = request;
  const { width, height } = pictureSizes[size];
  const style = styleOnGround(request.style, ground);
  const { levels } = await fitDrawing(request);
  const { values } = sampleTerrain(terrain(seed, style), width, height, drawingCellSize);
  const { featureSize, warp, ridges } = style;
  // Rounded, because the lines travel in the page.
  const lines = contourLines(values, style, levels).map((line) => ({
    ...line,
    height: Number(line.height.toFixed(4)),
    opacity: Number(line.opacity.toFixed(2)),
  }));
  return { seed, style: { featureSize, warp, ridges }, width, height, cellSize: drawingCellSize, lines };
}
