declare module "subset-font" {
  /** Cuts a font down to the characters of `text`; `variationAxes` narrows a variable font's axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number } | number>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
