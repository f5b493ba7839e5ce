/** Colors of the plots; custom properties, so that they follow the system's light or dark setting. */
export const plotColors = {
  bar: "var(--primary)",
  secondBar: "var(--text-quiet)",
  line: "var(--text)",
  grid: "var(--hairline)",
};

/** Labels of the axes. */
export const tickStyle = { fill: "var(--text-quiet)", fontSize: 12 };
