import type { Picture } from "#pictures/draw.ts";
import type { Palette, Shape } from "#pictures/palettes.ts";
import { pictureOf } from "./pictures.ts";

/** The pictures that belong to a page and not to an item: known by name, so that a build can draw them beforehand. */
export const pagePictures = {
  about: { palette: "people", shape: "hero" },
  "about-journey": { palette: "climate", shape: "cover" },
  "apply-founder": { palette: "frontier", shape: "cover" },
  "apply-partner": { palette: "digital", shape: "cover" },
  careers: { palette: "people", shape: "cover" },
  contact: { palette: "people", shape: "cover" },
  "design-system": { palette: "frontier", shape: "cover" },
  "design-system-card": { palette: "frontier", shape: "card" },
  home: { palette: "frontier", shape: "hero" },
  "home-dark": { palette: "fintech", shape: "hero" },
  "home-panel": { palette: "climate", shape: "cover" },
  insights: { palette: "frontier", shape: "cover" },
  "not-found": { palette: "fintech", shape: "cover" },
  portfolio: { palette: "frontier", shape: "cover" },
  programs: { palette: "digital", shape: "cover" },
  "programs-earlier": { palette: "climate", shape: "cover" },
  scale: { palette: "frontier", shape: "hero" },
  studio: { palette: "climate", shape: "hero" },
  thanks: { palette: "climate", shape: "cover" },
  "your-application": { palette: "people", shape: "cover" },
} satisfies Record<string, { palette: Palette; shape: Shape }>;

/** A page's picture, without a text of its own: it decorates. A photo `content/pages/<name>.jpg` takes its place. */
export function pagePicture(name: keyof typeof pagePictures): Promise<Picture> {
  return pictureOf("pages", name, { ...pagePictures[name], alt: "" });
}
