import { island } from "./island.ts";

const lineCount = 15;
const maxLabelLength = 30;

/** What an address is called on its island: the reference it names, or its path. */
function labelOf({ pathname, search }: Location | URL): string {
  const reference = new URLSearchParams(search).get("reference");
  return (reference ?? decodeURI(pathname)).slice(0, maxLabelLength);
}

/** An element of an SVG picture as text, `lines` with the summit's two in ember. */
function islandMarkup(address: string): string {
  const { width, height, lines, summit } = island(`address/${address}`, 800, 560, lineCount);
  const paths = lines.map((path, line) => {
    const isSummit = line >= lineCount - 2;
    const index = `style="--line:${line}" stroke-width="${line % 5 === 0 ? 2 : 1}"`;
    return `<path d="${path}" pathLength="1" ${index}${isSummit ? ' stroke="var(--color-ember)"' : ` stroke-opacity="${(0.2 + line / 45).toFixed(2)}"`}/>`;
  });
  const mark = `<circle cx="${summit.x}" cy="${summit.y}" r="4" fill="var(--color-ember)" stroke="none"/>`;
  const side = summit.x > width / 2 ? `x="${summit.x - 14}" text-anchor="end"` : `x="${summit.x + 14}"`;
  const label = `<text ${side} y="${summit.y + 5}" fill="currentColor"></text>`;
  return `<svg aria-hidden="true" class="address-island survey-drawing" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor">${paths.join("")}${mark}${label}</svg>`;
}

/**
 * Draws the island of an address into a hero, in place of the picture behind it: each address has an island of its
 * own. Decoration, so it is hidden from assistive technology.
 */
export function drawAddressIsland(hero: Element, address: Location | URL) {
  const label = labelOf(address);
  hero.insertAdjacentHTML("afterbegin", islandMarkup(label));
  const text = hero.querySelector(".address-island text");
  if (text) text.textContent = label;
}
