/**
 * Where a picture is used decides its size: width and height in CSS pixels; the widths photos are encoded in; and
 * the most bytes a drawing may have after Brotli.
 */
export const pictureSizes = {
  hero: { width: 1440, height: 900, photoWidths: [780, 1440], maxBytes: 5 * 1024 },
  cover: { width: 1440, height: 720, photoWidths: [780, 1440], maxBytes: 4.2 * 1024 },
  wide: { width: 1200, height: 675, photoWidths: [480, 780, 1200], maxBytes: 5.6 * 1024 },
  card: { width: 720, height: 900, photoWidths: [420, 720], maxBytes: 9 * 1024 },
  portrait: { width: 600, height: 800, photoWidths: [300, 600], maxBytes: 4 * 1024 },
} as const;

export type PictureSize = keyof typeof pictureSizes;
