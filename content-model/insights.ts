import * as z from "zod";
import { alternateGrounds } from "#pictures/styles.ts";
import { callToActionText, heroText, pictureStyle, sectionText, seoText, text } from "./page-parts.ts";
import { readCollection, readContent } from "./source.ts";

const list = sectionText.extend({ cta: text });

/** `content/pages/insights.yaml` */
export const insightsSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  /** The articles that lead the page, by file name; all others are listed below them, newest first. */
  featured: list.extend({ articles: z.array(text).min(1), others: text }),
  webinars: list,
  studies: list.extend({ source: text }),
  call: callToActionText,
});

/** `content/pages/article.yaml`: words all articles share. */
export const articlePageSchema = z.strictObject({
  contents: text,
  published: text,
  by: text,
  next: text,
  back: text,
});

/** `content/webinars/*.yaml`: a recorded talk on another company's site. */
export const webinarSchema = z.strictObject({
  title: text,
  /** Order on the list, lowest first. */
  order: z.int(),
  speaker: text,
  length: text,
  description: text,
  href: z.url(),
});

/** `content/studies/*.yaml`: a market study on another company's site. */
export const studySchema = z.strictObject({
  title: text,
  /** Order on the list, lowest first. */
  order: z.int(),
  pictureStyle,
  description: text,
  href: z.url(),
});

/** What a leading article's wide picture lies on, by its place. */
export const getFeaturedArticleGround = alternateGrounds("basalt", "paper");

/** What a market study's picture lies on, by its place: three, so that neighbours differ in two and four columns. */
export const getStudyGround = alternateGrounds("basalt", "ember", "paper");

export const readInsights = () => readContent("pages/insights.yaml", insightsSchema);
export const readArticlePage = () => readContent("pages/article.yaml", articlePageSchema);

/** Recorded talks, in their order. */
export async function readWebinars() {
  const webinars = await readCollection("webinars", "yaml", webinarSchema);
  return webinars.sort((a, b) => a.order - b.order);
}

/** Market studies, in their order. */
export async function readStudies() {
  const studies = await readCollection("studies", "yaml", studySchema);
  return studies.sort((a, b) => a.order - b.order);
}
