import { brandColors } from "#brand/colors.ts";

const svgNamespace = "http://www.w3.org/2000/svg";
const [width, height] = [1600, 1200];
const margin = 80;

/** Of the name: its size, how wide it may be beside the reference, and how many letters of that size fit there. */
const [nameSize, nameWidth, nameLetters] = [34, 780, 37];

/** Texts below the island, the largest first. */
export type IslandTexts = { reference: string; name: string; date: string; issuer: string; note: string };

function element(name: string, attributes: Record<string, string | number>, text = "") {
  const created = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.textContent = text;
  return created;
}

/** Letters of full width, as in Chinese, Japanese and Korean, which need the place of two. */
const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

/** Makes a long name smaller. Its width is then fixed, so that it fits in every font. */
function fitName(name: string): Record<string, string | number> {
  const letters = [...name].reduce((count, letter) => count + (wideLetter.test(letter) ? 2 : 1), 0);
  if (letters <= nameLetters) return { "font-size": nameSize };
  return {
    "font-size": (nameSize * nameLetters) / letters,
    textLength: nameWidth,
    lengthAdjust: "spacingAndGlyphs",
  };
}

/** The island as an SVG file of its own: the drawing on basalt, its texts below. */
export function islandFile(drawing: SVGSVGElement, texts: IslandTexts): string {
  const file = element("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    "font-family": "Schibsted Grotesk, Arial, sans-serif",
    fill: brandColors.paper,
    color: brandColors.paper,
  });
  const island = drawing.cloneNode(true) as SVGSVGElement;
  for (const [key, value] of Object.entries({
    x: margin,
    y: margin,
    width: width - 2 * margin,
    height: 810,
  })) {
    island.setAttribute(key, String(value));
  }
  island.removeAttribute("class");
  for (const line of island.querySelectorAll("[style]")) line.removeAttribute("style");
  const bottom = height - margin;
  const right = { x: width - margin, "text-anchor": "end" };
  file.append(
    element("rect", { width, height, fill: brandColors.basalt }),
    island,
    element("path", {
      d: `M${margin} ${bottom - 170}H${width - margin}`,
      stroke: brandColors.ash,
      "stroke-opacity": 0.4,
    }),
    element("text", { x: margin, y: bottom - 50, "font-size": 92, "font-weight": 700 }, texts.reference),
    element("text", { x: margin, y: bottom, "font-size": 26, fill: brandColors.ash }, texts.note),
    element("text", { ...right, y: bottom - 90, "font-weight": 600, ...fitName(texts.name) }, texts.name),
    element("text", { ...right, y: bottom - 44, "font-size": 26, fill: brandColors.ash }, texts.date),
    element("text", { ...right, y: bottom, "font-size": 26, fill: brandColors.ash }, texts.issuer),
  );
  return new XMLSerializer().serializeToString(file);
}
