import { escapeHtml } from "#contract/escape-html.ts";
import type { LandMark, LandOverlay } from "./land-marks.ts";

/** Where a name stands beside its mark. */
const offsets: Record<LandMark["side"], { x: number; y: number; anchor: string }> = {
  right: { x: 12, y: 4, anchor: "start" },
  left: { x: -12, y: 4, anchor: "end" },
  above: { x: 0, y: -13, anchor: "middle" },
  below: { x: 0, y: 23, anchor: "middle" },
  center: { x: 0, y: 4, anchor: "middle" },
};

const shapes = { peak: "M-6 5 0-6 6 5z", harbour: "M-4-4H4V4H-4z", place: "M-6 0H6M0-6V6" };

/** A mark with its name, if it has one. */
function markMarkup({ kind, x, y, side, name, href }: LandMark): string {
  const offset = offsets[side];
  const text =
    name &&
    `<text x="${x + offset.x}" y="${y + offset.y}" text-anchor="${offset.anchor}">${escapeHtml(name)}</text>`;
  const mark = `<path class="land-mark land-${kind}" d="${shapes[kind]}" transform="translate(${x} ${y})"/>${text}`;
  return href ? `<a href="${escapeHtml(href)}">${mark}</a>` : `<g aria-hidden="true">${mark}</g>`;
}

function svg({ width, height, marks, routes }: LandOverlay, attributes: string): string {
  const lines = routes.map((route) => `<path class="land-route" d="${route}"/>`).join("");
  return `<svg viewBox="0 0 ${width} ${height}" ${attributes}>${lines}${marks.map(markMarkup).join("")}</svg>`;
}

/**
 * Names, marks and routes over the land as SVG: one drawing for desktops, one for phones, cut and scaled like the
 * pictures. It is made here, because as a component its code would travel to every page with an app.
 * @param align of the pictures in their box, as `preserveAspectRatio` says it
 * @param label of the names that are links; without one all is hidden from assistive technology
 */
export function overlayMarkup(wide: LandOverlay, tall: LandOverlay, align: string, label?: string): string {
  const names = label ? `role="group" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"';
  const attributes = (media: string) => `class="land-names ${media}" preserveAspectRatio="${align}" ${names}`;
  return svg(wide, attributes("land-wide")) + svg(tall, attributes("land-tall"));
}
