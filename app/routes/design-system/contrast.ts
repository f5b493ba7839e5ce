/** Relative luminance of a `#rrggbb` color, by WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two `#rrggbb` colors, 1 to 21, by WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colors in the token file: `--color-ember: #ff3d22` → `{ ember: "#ff3d22" }`. */
export function readColors(tokens: string): Record<string, string> {
  const found = tokens.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}
