import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { markSvg } from "./mark.ts";

const folder = ".generated/public";

function png(size: number, margin: number) {
  return sharp(Buffer.from(markSvg(size, margin)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG of at most 256 px as the one picture of an ICO file. */
function ico(content: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, content]);
}

/** Writes the icons browsers and phones ask for, and the web manifest that names them. */
export async function drawSiteIcons(site: { name: string; description: string }) {
  const icons = [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  ];
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: "/",
    display: "browser",
    background_color: "#0b0b0c",
    theme_color: "#000000",
    icons,
  };
  const files: Record<string, string | Buffer> = {
    "favicon.svg": markSvg(32, 3),
    "favicon.ico": ico(await png(32, 2), 32),
    "apple-touch-icon.png": await png(180, 8),
    "icon-192.png": await png(192, 8),
    "icon-512.png": await png(512, 8),
    "site.webmanifest": JSON.stringify(manifest, null, 2),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}
