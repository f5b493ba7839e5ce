import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import { cached, publish } from "./cache.ts";
import { contourSvg, recipe } from "./contours.ts";
import { markSvg } from "./mark.ts";
import { type Palette, styleOn } from "./palettes.ts";

/** Width and height that all networks show uncropped, in pixels. */
const size = { width: 1200, height: 630 };

const jpeg = { quality: 78, mozjpeg: true };

/** Darkens the land under the words. */
const shade =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs><linearGradient id="s">` +
  `<stop offset="0.25" stop-color="#0b0b0c" stop-opacity="0.88"/><stop offset="1" stop-color="#0b0b0c" stop-opacity="0.1"/>` +
  `</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/** satori reads WOFF, not WOFF2; the static cuts come from the same typeface's package. */
async function fonts() {
  const require = createRequire(import.meta.url);
  const read = (weight: 400 | 700) =>
    readFile(
      require.resolve(`@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-${weight}-normal.woff`),
    );
  return [
    { name: "Schibsted Grotesk", data: await read(400), weight: 400 as const },
    { name: "Schibsted Grotesk", data: await read(700), weight: 700 as const },
  ];
}

type Node = {
  type: string;
  props: { style?: object; children?: Node[] | string; src?: string; width?: number; height?: number };
};

function box(style: object, children: Node[] | string): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/** Label, title and the studio's name, as satori's element tree. */
function layout(title: string, label: string, name: string): Node {
  const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg(44, 0)).toString("base64")}`;
  return box(
    { flexDirection: "column", justifyContent: "space-between", width: "100%", height: "100%", padding: 72 },
    [
      box({ alignItems: "center", fontSize: 26, color: "#a7a29a" }, [
        box({ width: 56, height: 2, background: "#ff3d22", marginRight: 24 }, []),
        box({}, label),
      ]),
      box(
        {
          fontSize: title.length > 44 ? 72 : 92,
          fontWeight: 700,
          lineHeight: 1.02,
          letterSpacing: "-0.03em",
          color: "#f6f3ee",
          maxWidth: 980,
        },
        title,
      ),
      box({ alignItems: "center", fontSize: 30, fontWeight: 700, color: "#f6f3ee" }, [
        { type: "img", props: { src: mark, width: 44, height: 44, style: { marginRight: 20 } } },
        box({}, name),
      ]),
    ],
  );
}

/**
 * The picture a link to a page is shown with: its title over its own contour field.
 * @returns address (JPEG), width and height in pixels, and a text for those who cannot see it
 */
export async function openGraphPicture(page: {
  title: string;
  label: string;
  name: string;
  palette: Palette;
  seed: string;
}) {
  const { title, label, name, palette, seed } = page;
  const land = [`open-graph${seed}`, palette, "wide"] as const;
  const words = layout(title, label, name);
  const key = JSON.stringify(["open-graph", recipe(...land), words, shade, size, jpeg]);
  const content = await cached(key, async () => {
    const text = await satori(words as never, { ...size, fonts: await fonts() });
    return sharp(Buffer.from(contourSvg(...land)))
      .resize({ ...size, fit: "cover" })
      .flatten({ background: styleOn(palette, "basalt").ground })
      .composite([{ input: Buffer.from(shade) }, { input: Buffer.from(text) }])
      .jpeg(jpeg)
      .toBuffer();
  });
  const file = `og${seed.replace(/[^a-z0-9]+/gi, "-").replace(/-$/, "") || "-home"}`;
  return { src: await publish(file, "jpg", content), ...size, alt: `${title}. ${name}.` };
}
