import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { cached, publish } from "./cache.ts";
import { contourSvg, recipe } from "./contours.ts";
import { type Ground, groundOf, type Palette, palettes, type Shape, shapes, styleOn } from "./palettes.ts";

/** A picture as pages show it (`app/ui/Picture.tsx`). */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** Dominant colour, shown while it loads. */
  colour: string;
  /** What it lies on, and so what words over it must look like; photos fade to basalt under them. */
  ground: Ground | "photo";
  alt: string;
  sources: { type: string; srcSet: string }[];
};

/** Bytes of Brotli up to which lines stay lines; above, a raster picture is smaller. */
const svgLimit = 15 * 1024;

const compress = promisify(brotliCompress);

/** Bytes a drawing weighs on the line; measured at a quality that is quick and a little pessimistic. */
async function weight(svg: Uint8Array): Promise<number> {
  return (await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length;
}

/** The drawing with about as many lines as its shape may weigh; busy land gets by with less of them. */
async function lightest(seed: string, palette: Palette, shape: Shape, ground: Ground): Promise<Buffer> {
  const { levels } = palettes[palette];
  const limit = shapes[shape].kilobytes * 1024;
  let svg = Buffer.from(contourSvg(seed, palette, shape, ground));
  for (let fewer = 0; fewer < levels / 2; ) {
    const size = await weight(svg);
    if (size <= limit) break;
    // Each line weighs about the same: leave out as many as the excess is worth, at least one.
    fewer += Math.max(1, Math.round((1 - limit / size) * (levels - fewer)));
    svg = Buffer.from(contourSvg(seed, palette, shape, ground, fewer));
  }
  return svg;
}

const formats = [
  { ending: "avif", options: { quality: 52, effort: 4 } },
  { ending: "webp", options: { quality: 74 } },
] as const;

/**
 * The picture in modern and fallback formats and in every width its shape is shown in.
 * @param key what the image is made from
 * @returns the sources, and the address for browsers that know none of them
 */
export async function rasterSources(name: string, key: string, image: Sharp, widths: readonly number[]) {
  const sources = await Promise.all(
    formats.map(async ({ ending, options }) => {
      const addresses = await Promise.all(
        widths.map(async (width) => {
          const content = await cached(JSON.stringify([key, width, ending, options]), () =>
            image.clone().resize({ width }).toFormat(ending, options).toBuffer(),
          );
          return { width, src: await publish(`${name}-${width}`, ending, content) };
        }),
      );
      return {
        type: `image/${ending}`,
        srcSet: addresses.map(({ src, width }) => `${src} ${width}w`).join(", "),
        largest: addresses.at(-1)?.src ?? "",
      };
    }),
  );
  return {
    src: sources.at(-1)?.largest ?? "",
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
  };
}

/**
 * Draws the contour picture of a seed, or takes it from the cache. The same request always gives the same
 * picture.
 * @param alt empty for decoration, which most drawings are
 */
export async function drawPicture(request: {
  seed: string;
  palette: Palette;
  shape: Shape;
  /** Its palette's own for the shape, unless said. */
  ground?: Ground;
  alt: string;
}): Promise<Picture> {
  const { seed, palette, shape, alt, ground = groundOf(palette, shape) } = request;
  const { width, height, widths } = shapes[shape];
  const key = JSON.stringify(recipe(seed, palette, shape, ground));
  const name = `${seed}-${shape}`.replace(/[^a-z0-9]+/gi, "-").replace(/^-/, "");
  const svg = await cached(key, () => lightest(seed, palette, shape, ground));
  const colour = styleOn(palette, ground).ground;
  if ((await weight(svg)) <= svgLimit) {
    return { src: await publish(name, "svg", svg), width, height, colour, ground, alt, sources: [] };
  }
  const image = sharp(svg, { density: 144 }).flatten({ background: colour });
  const raster = await rasterSources(name, key, image, widths);
  return { ...raster, width, height, colour, ground, alt };
}
