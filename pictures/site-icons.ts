import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logoSvg } from "#brand/logo.ts";

function png(size: number, margin: number) {
  return sharp(Buffer.from(logoSvg(size, margin)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG of at most 256 pixels in an ICO file; sharp cannot write this format. */
function ico(content: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, content]);
}

/** Writes the icons that browsers and phones request into `folder`. */
export async function writeSiteIcons(folder: string) {
  const files: Record<string, string | Buffer> = {
    "favicon.svg": logoSvg(32, 3),
    "favicon.ico": ico(await png(32, 2), 32),
    "apple-touch-icon.png": await png(180, 8),
    "icon-192.png": await png(192, 8),
    "icon-512.png": await png(512, 8),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
}
