import { getPicture, type Picture, type PictureOptions } from "./pictures.ts";

/** The pictures of pages. Those of companies, articles and other items depend on the item. */
const pagePictures = {
  "design-system-card": { style: "frontier", size: "card" },
  "home-panel": { style: "climate", size: "cover" },
} satisfies Record<string, PictureOptions>;

/** The picture of a page, for decoration. A photo `content/pages/<name>.jpg` replaces the drawing. */
export function getPagePicture(name: keyof typeof pagePictures): Promise<Picture> {
  return getPicture("pages", name, pagePictures[name]);
}
