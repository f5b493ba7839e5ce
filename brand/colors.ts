/**
 * The brand colors outside CSS: drawings, icons, preview pictures and mails, which know no custom properties.
 * Pages use the tokens of the same names (`emberInk`: `--color-ember-ink`) in `app/styles/tokens.css`.
 */
export const brandColors = {
  black: "#000000",
  basalt: "#0b0b0c",
  basaltRaised: "#161617",
  paper: "#f6f3ee",
  paperRaised: "#ece7df",
  ash: "#b9b4ab",
  ashInk: "#4c4843",
  ember: "#ff3d22",
  emberInk: "#c42a12",
} as const;

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The channels of a color written as `#ff3d22`. */
export function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
