declare module "subset-font" {
  /** Reduces a font to the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      /** Limits the axes of a variable font. */
      variationAxes?: Record<string, { min: number; max: number } | number>;
      /** OpenType features to keep, with their glyphs; all by default. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
