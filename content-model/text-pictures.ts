import { access } from "node:fs/promises";
import path from "node:path";
import { Marked, type Token } from "marked";
import { escapeHtml } from "#contract/escape-html.ts";
import { focusPositions } from "#pictures/focus.ts";
import type { TextPhotoRequest } from "#pictures/requests.ts";
import { contentPath } from "./content-context.ts";
import { ContentError } from "./content-error.ts";
import { photoFacts } from "./photo-facts.ts";
import type { Picture } from "./pictures.ts";
import { requestPicture } from "./request-picture.ts";

/** Widths in pixels that a picture in a text is encoded in, as far as it is as wide. */
const widths = [480, 780, 1200];

/** Height by width of a picture that is cropped around a point of focus. */
const croppedRatio = 2 / 3;

/** How wide a picture in a text is shown. */
const sizes = "(min-width: 80rem) 52rem, (min-width: 64rem) 62vw, 100vw";

/** The pictures in a text, by what the text calls them: `photo.jpg`, or `photo.jpg#left`. */
export type TextPictures = ReadonlyMap<string, Picture>;

/** Describes a photo in a text and requests its widths and formats from the build. */
async function describeTextPhoto(file: string, focusName: string | undefined): Promise<Picture> {
  await access(contentPath(file)).catch(() => {
    throw new ContentError([{ file: path.dirname(file), message: `there is no picture ${file}` }]);
  });
  const own = await photoFacts(contentPath(file));
  const focus = focusPositions.find((one) => one === focusName);
  const ratio = focus ? croppedRatio : own.height / own.width;
  const shownWidths = [...widths.filter((one) => one < own.width), Math.min(own.width, widths.at(-1) ?? 0)];
  const uniqueWidths = [...new Set(shownWidths)].sort((a, b) => a - b);
  const request = (format: TextPhotoRequest["format"], width: number) =>
    requestPicture({
      kind: "text-photo",
      name: file.replace(/\.\w+$/, ""),
      file: contentPath(file),
      hash: own.hash,
      width,
      height: Math.round(width * ratio),
      format,
      focus,
    });
  const width = uniqueWidths.at(-1) ?? own.width;
  return {
    src: request("webp", width),
    width,
    height: Math.round(width * ratio),
    color: own.color,
    ground: "photo",
    alt: "",
    sources: (["avif", "webp"] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: uniqueWidths.map((one) => `${request(format, one)} ${one}w`).join(", "),
    })),
  };
}

/**
 * Describes every picture of a text in Markdown.
 * @param folder folder of the text's file below the content folder, where its pictures lie
 */
export async function describeTextPictures(folder: string, markdown: string): Promise<TextPictures> {
  const marked = new Marked();
  const hrefs = new Set<string>();
  marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type === "image") hrefs.add(token.href);
  });
  const pictures = new Map<string, Picture>();
  for (const href of hrefs) {
    const [name = "", focus] = href.split("#");
    pictures.set(href, await describeTextPhoto(`${folder}/${name}`, focus));
  }
  return pictures;
}

/** A picture as HTML, in a figure when it has a caption or stands alone. */
export function renderTextPicture(
  { sources, src, width, height, color }: Picture,
  { alt, caption, isBlock }: { alt: string; caption: string | null; isBlock: boolean },
): string {
  const sourceTags = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  const image = `<img src="${src}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async" style="--placeholder:${color}">`;
  const picture = `<picture>${sourceTags.join("")}${image}</picture>`;
  if (!isBlock) return picture;
  const captionTag = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
  return `<figure class="text-picture">${picture}${captionTag}</figure>\n`;
}
