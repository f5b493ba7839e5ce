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
