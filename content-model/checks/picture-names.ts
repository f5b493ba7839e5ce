import { readdirSync } from "node:fs";
import { focusPositions } from "#pictures/focus.ts";
import { type PictureSize, pictureSizes } from "#pictures/sizes.ts";
import { contentPath } from "../content-context.ts";
import { homePictures } from "../home.ts";
import type { ContentFile } from "./content.ts";

/** Pictures that the build can read. */
export const pictureExtension = /\.(jpg|png|webp)$/;

/** The names in a content folder. */
export function listFolder(folder: string): string[] {
  return readdirSync(contentPath(folder)).sort();
}

/** The shapes in which each folder's photos are shown. */
const shapes: Record<string, PictureSize[]> = {
  articles: ["cover", "wide"],
  companies: ["hero", "wide"],
  jobs: ["cover"],
  pages: ["hero", "cover", "card"],
  people: ["portrait"],
  programs: ["cover", "wide"],
  studies: ["card"],
};

/** The shapes in which a photo is shown: its own, if it is for one, or those of its folder. */
export function shapesOf(folder: string, size: string | undefined): PictureSize[] {
  const all = shapes[folder] ?? [];
  return size === undefined ? all : all.filter((one) => one === size);
}

/** `anna.portrait.top.jpg` is the portrait of `anna`, which keeps the top of the photo. */
export function parsePictureName(name: string) {
  const parts = name.split(".");
  const extension = parts.length > 1 ? (parts.pop() ?? "") : "";
  const focus = focusPositions.some((one) => one === parts.at(-1)) ? parts.pop() : undefined;
  const size = Object.hasOwn(pictureSizes, parts.at(-1) ?? "") ? parts.pop() : undefined;
  return { slug: parts.join("."), size, focus, extension };
}

/** The names that a photo in a folder may have, without shape and extension. */
export function photoSlugs(folder: string, files: ContentFile[]): string[] {
  const inFolder = files.filter((file) => file.folder === folder);
  const slugs = inFolder.map(({ slug }) => slug);
  if (folder === "pages") return [...slugs, ...Object.keys(homePictures)];
  if (!Object.hasOwn(shapes, folder)) return [];
  if (folder !== "programs") return slugs;
  return [
    ...slugs,
    ...slugs.flatMap((slug) => [1, 2, 3, 4, 5, 6].map((number) => `${slug}-story-${number}`)),
  ];
}
