import sharp from "sharp";

/** A photo of one color. */
export const photo = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: "#7a8" } })
    .jpeg()
    .toBuffer();

/** A picture of random dots, which no format makes small. */
export const noise = (width: number, height: number): Promise<Uint8Array> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

export const wordmark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"/>';
