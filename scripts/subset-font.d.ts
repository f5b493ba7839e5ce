declare module "subset-font" {
  /** Cuts a font down to the characters of `text`; `variationAxes` narrows a variable font's axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number } | number>;
      /** OpenType features to keep, with the glyphs they bring; all unless told. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Uint8Array>;
}
