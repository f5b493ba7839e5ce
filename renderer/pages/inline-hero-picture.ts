import { parse } from "node-html-parser";
import { pictureContent } from "#pictures/draw.ts";
import type { PictureRequest } from "#pictures/requests.ts";

/** Larger drawings stay files of their own: on a slow line they would delay the text behind them. */
const maxBytes = 14 * 1024;

/** An SVG as a `data:` address, with as few escapes as an address in an HTML attribute allows. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&\s]/g, (character) => encodeURIComponent(character))}`;

/**
 * Puts the drawing behind a page's hero into the page, so that it is there at the first paint without a request. A
 * photo and other pictures stay as they are. React does not compare the attribute when it hydrates (Picture.tsx).
 */
export async function inlineHeroPicture(
  html: string,
  { pictures, pictureFolder }: { pictures: ReadonlyMap<string, PictureRequest>; pictureFolder: string },
): Promise<string> {
  if (!/fetchpriority="high"/i.test(html)) return html;
  const picture = parse(html).querySelector('img[fetchpriority="high"][src$=".svg"]');
  const src = picture?.getAttribute("src") ?? "";
  const file = src.replace("/pictures/", "");
  const request = pictures.get(file);
  if (!picture || !request) return html;
  const svg = Buffer.from(await pictureContent(pictureFolder, file, request)).toString("utf8");
  if (svg.length > maxBytes) return html;
  const [start, end] = picture.range;
  const element = html.slice(start, end).replace(`src="${src}"`, `src="${dataUrl(svg)}"`);
  return html.slice(0, start) + element + html.slice(end);
}
