import { escapeHtml } from "#contract/escape-html.ts";
import { withoutPreviewMarks } from "#contract/preview-marks.ts";
import type { LandMark, LandOverlay } from "./land-marks.ts";

/** Where a name stands beside its mark. */
const offsets: Record<LandMark["side"], { x: number; y: number; anchor: string }> = {
  right: { x: 12, y: 4, anchor: "start" },
  left: { x: -12, y: 4, anchor: "end" },
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
    line(place ?? "", `aria-hidden="true"${name && ` x="${offset.x}" dy="1.35em"`}`);
  const mark =
    `<g class="land-label"><path class="land-mark land-${kind}" d="${shapes[kind]}"/>` +
    `<text x="${offset.x}" y="${offset.y}" text-anchor="${offset.anchor}">${text}</text></g>`;
  const at = `transform="translate(${x} ${y})"`;
  return href ? `<a ${at} href="${escapeHtml(href)}">${mark}</a>` : `<g ${at} aria-hidden="true">${mark}</g>`;
}

/** About how wide a letter of a name is, in pixels. */
const letterWidth = 7.6;

/** Darker ground behind a name, so that it can be read over bright ridges; it fades towards its edges. */
function shadeMarkup({ x, y, side, name, detail, place = "" }: LandMark, id: string): string {
  const line = [name, detail].filter(Boolean).join(" ");
  const width = Math.max(withoutPreviewMarks(line).length, place.length) * letterWidth;
  const height = line && place ? 39 : 20;
  const offset = offsets[side];
  const left = { start: 0, middle: 0.5, end: 1 }[offset.anchor] ?? 0;
  const [middleX, middleY] = [offset.x + width * (0.5 - left), offset.y - 15 + height / 2];
  const [radiusX, radiusY] = [Math.round(width * 0.75 + 14), height + 10];
  return (
    `<g transform="translate(${x} ${y})"><ellipse class="land-label" cx="${Math.round(middleX)}" cy="${Math.round(middleY)}" ` +
    `rx="${radiusX}" ry="${radiusY}" fill="url(#${id})"/></g>`
  );
}

const shade = (id: string) =>
  `<radialGradient id="${id}"><stop stop-opacity=".8"/><stop offset=".55" stop-opacity=".62"/><stop offset="1" stop-opacity="0"/></radialGradient>`;

function svg(
  { width, height, marks, routes, routesTo = height }: LandOverlay,
  id: string,
  attributes: string,
): string {
  const lines = routes
    .map(
      ({ line, stages }) => `<path class="land-route" d="${line}"/><path class="land-stages" d="${stages}"/>`,
    )
    .join("");
  const shades = marks.map((mark) => shadeMarkup(mark, id)).join("");
  return (
    `<svg viewBox="0 0 ${width} ${height}" ${attributes}>${shade(id)}` +
    `<g aria-hidden="true" pointer-events="none">${shades}${lines && `<svg height="${Math.round(routesTo)}">${lines}</svg>`}</g>${marks.map(markMarkup).join("")}</svg>`
  );
}

/**
 * Names, marks and routes over the land as SVG: one drawing for desktops, one for phones, cut and scaled like the
 * pictures. It is made here, because as a component its code would travel to every page with an app.
 * @param id begins the ids in it, which are unique on a page
 * @param align of the pictures in their box, as `preserveAspectRatio` says it
 * @param label of the names that are links; without one all is hidden from assistive technology
 */
export function overlayMarkup(
  id: string,
  wide: LandOverlay,
  tall: LandOverlay,
  align: string,
  label?: string,
): string {
  const names = label ? `role="group" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"';
  const attributes = (media: string) => `class="land-names ${media}" preserveAspectRatio="${align}" ${names}`;
  return svg(wide, `${id}-wide`, attributes("land-wide")) + svg(tall, `${id}-tall`, attributes("land-tall"));
}
