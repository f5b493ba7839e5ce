import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import { contourSvg } from "./contours.ts";
import { previewFormat, previewLayout } from "./preview-layout.ts";
import type { PreviewRequest } from "./requests.ts";
import { sharp } from "./sharp.ts";
import { styleOnGround } from "./styles.ts";

/** satori reads WOFF but not WOFF2, so these are the typeface's static files rather than the site's variable font. */
async function loadFonts() {
  const require = createRequire(import.meta.url);
  const read = async (part: string, weight: 400 | 700) => ({
    name: `Schibsted Grotesk ${part}`,
    data: await readFile(
      require.resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-${part}-${weight}-normal.woff`),
    ),
    weight,
  });
  // satori takes each letter from the first that has it.
  return Promise.all([
    read("latin", 400),
    read("latin", 700),
    read("latin-ext", 400),
    read("latin-ext", 700),
  ]);
}

let fonts: Awaited<ReturnType<typeof loadFonts>> | undefined;

/** Picture behind the text: the photo, or a contour drawing of the page's own. */
async function drawGround({ path, style, photo }: PreviewRequest) {
  const { width, height } = previewFormat;
  if (photo)
    return (
      sharp(photo.file)
        .rotate()
        .resize({ width, height, fit: "cover", position: photo.focus ?? "attention" })
        // So that the title can be read over a bright sky.
        .modulate({ brightness: 0.65 })
    );
  return sharp(Buffer.from(contourSvg(`open-graph${path}`, style, "wide", "basalt"))).resize({
    width,
    height,
    fit: "cover",
  });
}

/** Draws a preview picture as JPEG: the title over the page's photo or drawing. */
export async function drawPreview(request: PreviewRequest): Promise<Uint8Array> {
  const { width, height, jpeg, shadeSvg } = previewFormat;
  // satori parses fonts anew unless it gets the same array.
  fonts ??= await loadFonts();
  const text = await satori(previewLayout(request) as never, { width, height, fonts });
  const ground = await drawGround(request);
  return ground
    .flatten({ background: styleOnGround(request.style, "basalt").background })
    .composite([{ input: Buffer.from(shadeSvg) }, { input: Buffer.from(text) }])
    .jpeg(jpeg)
    .toBuffer();
}
