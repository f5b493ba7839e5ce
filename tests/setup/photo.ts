import sharp from "sharp";

/** A JPEG photo of one color, 1,600 pixels wide. */
export const photo = (background: string, height = 1_200): Promise<Buffer> =>
  sharp({ create: { width: 1_600, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
