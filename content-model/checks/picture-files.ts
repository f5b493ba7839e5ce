import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { isPictureName } from "#contract/desk/site-items.ts";
import { slugify } from "#contract/plain-letters.ts";
import { pictureSizes } from "#pictures/sizes.ts";
import { contentPath } from "../content-context.ts";
import { closestName, didYouMean } from "../field-names.ts";
import { photoFileNames } from "../pictures.ts";
import { type ContentFile, error, type Finding, warning } from "./content.ts";
import { parsePictureName, photoSlugs, pictureExtension, shapesOf } from "./picture-names.ts";
import { withoutQuery } from "./text-links.ts";

/** A camera's original is larger than any screen, and stays in the git history for ever. */
const maxBytes = 12 * 1024 * 1024;

/** The narrowest picture that looks sharp in a text. */
export const minTextWidth = 780;

/** The pictures in the texts of Markdown files, as `folder/name`. */
function picturesInTexts(files: ContentFile[]): Set<string> {
  const names = files.flatMap(({ folder, parts }) =>
    parts.filter(({ type }) => type === "image").map(({ href }) => `${folder}/${withoutQuery(href)}`),
  );
  return new Set(names);
}

/** The mistake in the name of a picture that no page shows. */
function nameFault(file: string, files: ContentFile[], all: string[]): string | undefined {
  const { dir: folder, base, ext } = path.parse(file);
  const { slug, size, focus, extension } = parsePictureName(base);
  if (/^hei[cf]$/i.test(extension))
    return "is an iPhone’s own kind of picture, which no browser shows; export it as JPEG";
  const right = extension.toLowerCase().replace("jpeg", "jpg");
  if (!pictureExtension.test(`.${right}`))
    return `no page shows ${ext} files; save the picture as .jpg, .png or .webp`;
  const slugs = photoSlugs(folder, files);
  const meant = slugs.includes(slug) ? slug : closestName(slugify(slug), slugs);
  if (meant === undefined) {
    const plain = `${slugify(slug)}.${right}`;
    const letters = plain === base ? "" : ` (in letters like ${plain})`;
    return `no page shows this picture; give it the name of the file that it belongs to${letters}, or show it in a text`;
  }
  const name = [meant, size, focus, right].filter(Boolean).join(".");
  if (name !== base) return `no page shows this picture; rename it to ${name}`;
  if (size !== undefined && shapesOf(folder, size).length === 0)
    return `nothing in ${folder} is shown as ${size}; write one of: ${shapesOf(folder, undefined).join(", ")}`;
  const first = photoFileNames([slug, size].filter(Boolean).join("."))
    .map(({ fileName }) => `${folder}/${fileName}`)
    .find((one) => all.includes(one));
  return first === file
    ? undefined
    : `is not shown, because ${first} stands in its place; delete one of the two`;
}

/** Finds pictures that cannot be read, or are too small or too large for what they are shown as. */
async function contentFaults(file: string, widths: number[]): Promise<Finding[]> {
  const { size: bytes } = await stat(contentPath(file));
  const { sharp } = await import("#pictures/sharp.ts");
  try {
    const image = sharp(contentPath(file), { failOn: "error" });
    const { width = 0, height = 0, orientation = 1 } = await image.metadata();
    await image.resize(8).toBuffer();
    const shown = orientation > 4 ? height : width;
    const [smallest = 0, largest = 0] = [Math.min(...widths), Math.max(...widths)];
    const size = `is ${shown} pixels wide`;
    if (shown < smallest)
      return [error({ file }, `${size} and would be blurred; use one at least ${largest} pixels wide`)];
    if (shown < largest) return [warning({ file }, `${size}; ${largest} pixels look sharp on large screens`)];
  } catch {
    return [
      error(
        { file },
        "cannot be read as a picture; is it damaged, or another kind of file? Export it again as JPEG",
      ),
    ];
  }
  if (bytes <= maxBytes) return [];
  const megabytes = Math.round(bytes / 1024 / 1024);
  return [
    warning(
      { file },
      `is ${megabytes} MB; the site makes it small, but a copy below 12 MB is easier to keep`,
    ),
  ];
}

const logoName = /^(.+)\.(?:wordmark\.svg|logo\.(?:svg|png|webp))$/;

/** The mistake in a company's logo or wordmark. */
async function logoFault(file: string, files: ContentFile[]): Promise<string | undefined> {
  const { dir, base, ext } = path.parse(file);
  const slug = logoName.exec(base)?.[1];
  if (dir !== "companies" || !slug)
    return "no page shows .svg files except companies/NAME.logo.svg and NAME.wordmark.svg; save the picture as .jpg or .png";
  const slugs = files.filter(({ folder }) => folder === "companies").map((one) => one.slug);
  if (!slugs.includes(slug)) {
    const meant = closestName(slug, slugs);
    return `there is no company “${slug}”${didYouMean(meant && `“${meant}”`)}`;
  }
  if (ext !== ".svg") return undefined;
  const svg = await readFile(contentPath(file), "utf8");
  return /<svg[^>]*viewBox="[-\d.]+ [-\d.]+ [\d.]+ [\d.]+"/.test(svg)
    ? undefined
    : 'has no viewBox="0 0 width height", which says how large it is; export it again with one';
}

/** Half the pixels of a logo's widest place on a page. */
export const minLogoWidth = 208;

/**
 * Finds pictures that no page shows, or that cannot be shown.
 * @param all all files of the content folder
 * @param files those whose fields can be read
 */
export async function findPictureFaults(all: string[], files: ContentFile[]): Promise<Finding[]> {
  const inTexts = picturesInTexts(files);
  const found: Finding[] = [];
  for (const file of all.filter(isPictureName)) {
    const { dir: folder, base, ext } = path.parse(file);
    if (ext === ".svg" || logoName.test(base)) {
      const fault = await logoFault(file, files);
      if (fault) found.push(error({ file }, fault));
      else if (ext !== ".svg") found.push(...(await contentFaults(file, [minLogoWidth])));
      continue;
    }
    const isInText = inTexts.has(file);
    const fault = isInText ? undefined : nameFault(file, files, all);
    if (fault) found.push(error({ file }, fault));
    const sizes = shapesOf(folder, parsePictureName(base).size);
    const widths = isInText
      ? [minTextWidth]
      : sizes.flatMap((size) => [Math.min(...pictureSizes[size].photoWidths), pictureSizes[size].width]);
    if (!fault) found.push(...(await contentFaults(file, widths)));
  }
  return found;
}
