import { existsSync } from "node:fs";
import * as z from "zod";
import { fillIn } from "#contract/fill-in.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { contentPath, derivedValue, readOnce } from "./content-context.ts";
import { readArticlePage } from "./insights.ts";
import { renderMarkdown } from "./markdown.ts";
import { publicationFields } from "./publication.ts";
import { ContentError, readCollection, readContent } from "./read-content.ts";
import { accentedText, callToActionSchema, pictureStyle, seoSchema, text } from "./shared-schemas.ts";
import { describeTextPictures } from "./text-pictures.ts";

/** `content/articles/*.md`: an article. Its text is the Markdown below the front matter. */
export const articleSchema = z.strictObject({
  title: text.meta({ description: "In lists of articles, and in the path above its tagline." }),
  tagline: accentedText.meta({ description: "In large letters at the top of its page." }),
  description: text,
  seo: seoSchema,
  date: z.iso.date().meta({ title: "Published on" }),
  publishAt: publicationFields.publishAt,
  updated: z.iso
    .date()
    .meta({ title: "Updated on", description: "The day of its last large change." })
    .optional(),
  readTime: text.meta({ description: "On its page. Without one it is computed from the text." }).optional(),
  cardReadTime: text
    .meta({ title: "Read time on its card", description: "Without one it is that of its page." })
    .optional(),
  author: text,
  reviewer: text.meta({ description: "Who checked its facts." }).optional(),
  note: text
    .meta({ description: "In small type below its dates: where advice without a source is from." })
    .optional(),
  label: text.meta({ title: "Kind of article", description: "Guide, essay …" }),
  pictureStyle,
  /** A figure of the article, drawn where it has no photo: from `from` to `to` of a bar of `of`. */
  figure: z
    .strictObject({
      value: text,
      label: text,
      from: z.number().min(0).default(0).meta({ title: "Bar begins at" }),
      to: z.number().meta({ title: "Bar ends at" }),
      of: z.number().positive().default(100).meta({ title: "Length of the whole bar" }),
    })
    .refine(({ from, to, of }) => from < to && to <= of, {
      error: "must be more than from, and at most of; write the three in ascending order",
      path: ["to"],
    })
    .meta({ title: "Figure on its picture", description: "Shown where it has no photo." })
    .optional(),
  callToAction: callToActionSchema
    .meta({ description: "The related program and form. Without them the next article follows the text." })
    .optional(),
  body: z.string().superRefine(checkMarkdown),
  draft: publicationFields.draft,
});

export type Article = Omit<z.output<typeof articleSchema>, "body"> & {
  slug: string;
  readTime: string;
  cardReadTime: string;
};

/** Completes an article with its reading time. @param label `5 min read`, with `{minutes}` */
function withReadTime<T extends z.output<typeof articleSchema>>(article: T, label: string) {
  const { readTime = fillIn(label, { minutes: readingMinutes(article.body) }), cardReadTime = readTime } =
    article;
  return { ...article, readTime, cardReadTime };
}

async function readAll(): Promise<Article[]> {
  const { readTime: label } = await readArticlePage();
  const articles = (await readCollection("articles", "md", articleSchema)).map((article) => {
    const { body: _, ...others } = withReadTime(article, label);
    return others;
  });
  return articles.sort((a, b) => a.date.localeCompare(b.date));
}

/** Reads all articles without their text, oldest first. */
export const readArticles = () => readOnce("articles", readAll);

/** Reads the teaser of the article after one, the oldest after the newest; null when there is no other. */
export const readNextArticle = derivedValue("next-article", async (slug) => {
  const articles = await readArticles();
  const next = articles[(articles.findIndex((one) => one.slug === slug) + 1) % articles.length];
  if (!next || next.slug === slug) return null;
  const { title, description, cardReadTime: readTime } = next;
  return { href: `/insights/${next.slug}`, title, description, readTime };
});

/**
 * Reads the articles a page features, in the page's order, and all others, newest first. One that is not on the site
 * yet is left out.
 * @param page content file of the page, for errors
 * @param slugs the featured articles
 * @throws ContentError when a featured article does not exist
 */
export async function readFeaturedArticles(page: string, slugs: string[]) {
  const articles = await readArticles();
  const featured = slugs.flatMap((slug) => {
    const article = articles.find((one) => one.slug === slug);
    if (!article && !existsSync(contentPath(`articles/${slug}.md`))) {
      throw new ContentError([
        { file: page, field: "featured.articles", message: `expected a file articles/${slug}.md` },
      ]);
    }
    return article ?? [];
  });
  return { featured, others: articles.filter(({ slug }) => !slugs.includes(slug)).reverse() };
}

/** Completes the teasers of articles with the reading times of the articles they lead to. */
export async function fillReadTimes<T extends { href: string; readTime?: string | undefined }>(teasers: T[]) {
  const articles = await readArticles();
  return teasers.map((teaser) => ({
    ...teaser,
    readTime:
      teaser.readTime ?? articles.find(({ slug }) => teaser.href === `/insights/${slug}`)?.cardReadTime ?? "",
  }));
}

/** Reads an article with its text as HTML and the headings for a table of contents. */
export async function readArticle(slug: string) {
  const { readTime: label } = await readArticlePage();
  const { body, ...article } = withReadTime(await readContent(`articles/${slug}.md`, articleSchema), label);
  return { slug, ...article, ...renderMarkdown(body, await describeTextPictures("articles", body)) };
}

/** Words that people read in a minute. */
const wordsPerMinute = 220;

/** The minutes that a text in Markdown takes to read, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
