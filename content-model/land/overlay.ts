import { escapeHtml } from "#contract/escape-html.ts";
import type { LandMark, LandOverlay } from "./marks.ts";

/** Where a name stands beside its mark; `nameDistance` (marks.ts) keeps its end from the next one. */
const offsets: Record<LandMark["side"], { x: number; y: number; anchor: string }> = {
  right: { x: 15, y: 4, anchor: "start" },
  left: { x: -15, y: 4, anchor: "end" },
  above: { x: 0, y: -13, anchor: "middle" },
  below: { x: 0, y: 23, anchor: "middle" },
  center: { x: 0, y: 4, anchor: "middle" },
  "above-right": { x: -4, y: -13, anchor: "start" },
  "above-left": { x: 4, y: -13, anchor: "end" },
  "below-right": { x: -4, y: 23, anchor: "start" },
  "below-left": { x: 4, y: 23, anchor: "end" },
};

const shapes = {
  peak: "M-6 5 0-6 6 5z",
  harbour: "M-4-4H4V4H-4z",
  route: "M-4 0 0-4 4 0 0 4z",
  place: "M-6 0H6M0-6V6",
};

/**
 * A mark with its name, its details in the same line, and its coordinates in the next one. Only the name is read out, and
 * only where it is a link: heights and coordinates are decoration.
 */
function markMarkup({ kind, x, y, side, name, detail, place, href }: LandMark): string {
  const offset = offsets[side];
  const line = (text: string, attributes: string) =>
    text && `<tspan ${attributes}>${escapeHtml(text)}</tspan>`;
  const text =
    line(name, 'class="land-name"') +
    line(detail, `aria-hidden="true"${name && ' dx="0.4em"'}`) +
    line(place ?? "", `aria-hidden="true"${(name || detail) && ` x="${offset.x}" dy="1.35em"`}`);
  const mark =
    `<g class="land-label"><path class="land-mark land-${kind}" d="${shapes[kind]}"/>` +
    `<text x="${offset.x}" y="${offset.y}" text-anchor="${offset.anchor}">${text}</text></g>`;
  const at = `transform="translate(${x} ${y})"`;
  return href ? `<a ${at} href="${escapeHtml(href)}">${mark}</a>` : `<g ${at} aria-hidden="true">${mark}</g>`;
}

function svg({ width, height, marks, routes }: LandOverlay, attributes: string): string {
  const lines = routes
    .map(
      ({ line, stages }) => `<path class="land-route" d="${line}"/><path class="land-stages" d="${stages}"/>`,
    )
    .join("");
  return (
    `<svg viewBox="0 0 ${width} ${height}" ${attributes}>` +
    `${lines && `<g aria-hidden="true" pointer-events="none">${lines}</g>`}${marks.map(markMarkup).join("")}</svg>`
  );
}

/** Of each kind of screen, as land.css calls it: `medium` is a tablet, which has the picture of desktops. */
export type LandOverlays = { wide: LandOverlay; medium?: LandOverlay; tall?: LandOverlay };

/**
 * Names, marks and routes over the land as SVG: a drawing for each kind of screen, cut and scaled like its picture. It is
 * made here, because as a component its code would travel to every page with an app.
 * @param align of the pictures in their box, as `preserveAspectRatio` says it
 * @param label of the names that are links; without one all is hidden from assistive technology
 */
export function overlayMarkup(overlays: LandOverlays, align: string, label?: string): string {
  const names = label ? `role="group" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"';
  return Object.entries(overlays)
    .map(([screen, overlay]) =>
      svg(overlay, `class="land-names land-${screen}" preserveAspectRatio="${align}" ${names}`),
    )
    .join("");
}
