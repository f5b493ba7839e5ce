/**
 * The brand colors outside CSS: drawings, icons, preview pictures and mails, which know no custom properties.
 * Pages use the tokens of the same names in `app/styles/tokens.css`; a test keeps both equal.
 */
export const brandColors = {
  black: "#000000",
  basalt: "#0b0b0c",
  paper: "#f6f3ee",
  "paper-raised": "#ece7df",
  ash: "#a7a29a",
  "ash-ink": "#5e5a54",
  ember: "#ff3d22",
  "ember-ink": "#c42a12",
} as const;
