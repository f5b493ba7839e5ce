import { getPicture, getPictureTerrain, type Picture, type PictureOptions } from "./pictures.ts";

/** The pictures of pages. Those of companies, articles and other items depend on the item. */
const pagePictures = {
  about: { style: "people", size: "hero" },
  "apply-founder": { style: "frontier", size: "cover" },
  "apply-partner": { style: "digital", size: "cover" },
  careers: { style: "people", size: "cover" },
  "design-system-card": { style: "frontier", size: "card" },
  home: { style: "frontier", size: "hero" },
  "home-panel": { style: "climate", size: "cover" },
  "not-found": { style: "fintech", size: "cover" },
  programs: { style: "digital", size: "cover" },
  studio: { style: "climate", size: "hero" },
  thanks: { style: "climate", size: "cover" },
} satisfies Record<string, PictureOptions>;

/** The picture of a page, for decoration. A photo `content/pages/<name>.jpg` replaces the drawing. */
export function getPagePicture(name: keyof typeof pagePictures): Promise<Picture> {
  return getPicture("pages", name, pagePictures[name]);
}

/** The terrain of a page's drawing, for pages that let visitors shape it; null where a photo replaces it. */
export function getPageTerrain(name: keyof typeof pagePictures) {
  return getPictureTerrain("pages", name, pagePictures[name]);
}
