/** Width and height of a photo, given by its content or file, as it is seen, in pixels. */
export async function photoSize(photo: Uint8Array | string): Promise<{ width: number; height: number }> {
  const { sharp } = await import("./sharp.ts");
  const { width, height, orientation = 1 } = await sharp(photo).metadata();
  return orientation > 4 ? { width: height, height: width } : { width, height };
}

const sampleSize = 256;

/** The dominant color of a photo as a CSS color, for the time until it has loaded. */
export async function dominantColor(photo: Uint8Array | string): Promise<string> {
  const { sharp } = await import("./sharp.ts");
  // A large one would fill the memory.
  const small = await sharp(photo).resize(sampleSize, sampleSize, { fit: "inside" }).toBuffer();
  const { dominant } = await sharp(small).stats();
  return `rgb(${dominant.r} ${dominant.g} ${dominant.b})`;
}
