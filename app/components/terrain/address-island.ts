import { island } from "./island.ts";

const lineCount = 10;
const maxLabelLength = 24;

/** The island of an address as SVG, its two highest lines in ember, with an empty label beside its summit. */
function islandMarkup(path: string): string {
  const { width, height, lines, summit } = island(`address${path}`, 800, 560, lineCount);
  const paths = lines.map((d, line) => {
    const isSummit = line >= lineCount - 2;
    const index = `style="--line:${line}" stroke-width="${line % 5 === 0 ? 2 : 1}"`;
    return `<path d="${d}" pathLength="1" ${index}${isSummit ? ' stroke="var(--color-ember)"' : ` stroke-opacity="${line ? (0.2 + line / 45).toFixed(2) : 0.8}"`}/>`;
  });
  const mark = `<circle cx="${summit.x}" cy="${summit.y}" r="4" fill="var(--color-ember)" stroke="none"/>`;
  const side = summit.x > width / 2 ? `x="${summit.x - 14}" text-anchor="end"` : `x="${summit.x + 14}"`;
  const label = `<text ${side} y="${summit.y + 5}" fill="currentColor"></text>`;
  return `<svg aria-hidden="true" class="address-island animated-island" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor">${paths.join("")}${mark}${label}</svg>`;
}

/**
 * Draws the island of an address into a hero, in place of the picture behind it: each address has an island of its
 * own. Decoration, so it is hidden from assistive technology.
 * @param path of the address
 */
export function drawAddressIsland(hero: Element, path: string) {
  hero.insertAdjacentHTML("afterbegin", islandMarkup(path));
  const label = hero.querySelector(".address-island text");
  if (label) label.textContent = decodePath(path).slice(0, maxLabelLength);
}

/** The path as people read it; as it is where it has percent signs that are no code. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
