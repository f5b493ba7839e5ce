import * as z from "zod";
import { alternateGrounds, type PictureStyle } from "#pictures/styles.ts";
import { getPicture } from "./pictures.ts";
import { publicationFields } from "./publication.ts";
import { readCollection, readContent } from "./read-content.ts";
import {
  callToActionSchema,
  heroSchema,
  pictureStyle,
  placeInList,
  sectionSchema,
  seoSchema,
  template,
  text,
} from "./shared-schemas.ts";

const list = sectionSchema.extend({ cta: text });

/** `content/pages/insights.yaml` */
export const insightsSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** Slugs of the articles at the top of the page. All others are listed below them, newest first. */
  featured: list.extend({
    articles: z.array(text.meta({ itemOf: "articles" })).min(1),
    /** Before the day of an article’s last large change. */
    updated: text,
    others: text,
  }),
  webinars: list,
  studies: list,
  callToAction: callToActionSchema,
});

/** `content/pages/article.yaml`: texts that the pages of all articles share. */
export const articlePageSchema = z.strictObject({
  contents: text,
  published: text,
  /** `5 min read`, with `{minutes}`. */
  readTime: template("minutes"),
  updated: text,
  by: text,
  reviewedBy: text,
  next: text,
  back: text,
});

/** `content/webinars/*.yaml`: a recorded talk on another company's site. */
export const webinarSchema = z.strictObject({
  title: text,
  order: placeInList,
  speaker: text.optional(),
  length: text,
  description: text,
  href: z.httpUrl(),
  ...publicationFields,
});

/** `content/studies/*.yaml`: a market study on another company's site. */
export const studySchema = z.strictObject({
  title: text,
  order: placeInList,
  description: text,
  pictureStyle,
  /** One figure of the study, in large type. */
  figure: z.strictObject({ value: text, label: text }),
  href: z.httpUrl(),
  ...publicationFields,
});

const featuredGround = alternateGrounds("basalt", "paper");

/** The picture of a featured article, and its figure unless it has a photo. @param index its place among them */
export async function getFeaturedPicture<Figure>(
  {
    slug,
    pictureStyle: style,
    figure,
  }: { slug: string; pictureStyle: PictureStyle; figure?: Figure | undefined },
  index: number,
) {
  const picture = await getPicture("articles", slug, { style, size: "wide", ground: featuredGround(index) });
  return { picture, figure: picture.ground === "photo" ? undefined : figure };
}

/** Reads the texts of `/insights`. */
export const readInsights = () => readContent("pages/insights.yaml", insightsSchema);
/** Reads the texts that the pages of all articles share. */
export const readArticlePage = () => readContent("pages/article.yaml", articlePageSchema);

/** Reads the recorded talks in their order. */
export async function readWebinars() {
  const webinars = await readCollection("webinars", "yaml", webinarSchema);
  return webinars.sort((a, b) => a.order - b.order);
}

/** Reads the market studies in their order. */
export async function readStudies() {
  const studies = await readCollection("studies", "yaml", studySchema);
  return studies.sort((a, b) => a.order - b.order);
}
