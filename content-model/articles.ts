import * as z from "zod";
import { renderMarkdown } from "./markdown.ts";
import { callToActionText, pictureStyle, seoText, text } from "./page-parts.ts";
import { ContentError, readCollection, readContent } from "./source.ts";

/** `content/articles/*.md`: one article; its text is the Markdown below the front matter. */
export const articleSchema = z.strictObject({
  title: text,
  /** The title as its page shows it, with the accented part between asterisks. */
  tagline: text,
  description: text,
  seo: seoText,
  /** When it was published, and when its meaning last changed. */
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  /** As its card says, and as its page says. */
  cardReadTime: text,
  readTime: text,
  author: text,
  /** Guide, essay … */
  label: text,
  pictureStyle,
  /** Where the article leads: related program and form. */
  action: callToActionText,
  body: z.string(),
});

export type Article = Omit<z.output<typeof articleSchema>, "body"> & { slug: string };

async function readAll(): Promise<Article[]> {
  const articles = await readCollection("articles", "md", articleSchema);
  return articles.map(({ body: _, ...article }) => article).sort((a, b) => a.date.localeCompare(b.date));
}

let built: Promise<Article[]> | undefined;

/** All articles without their texts, oldest first. */
export function readArticles(): Promise<Article[]> {
  // Each article's page asks for them all, to find the next: a build that read them each time would grow with the
  // square of their number. While developing they are read anew, so that a change shows.
  if (process.env.NODE_ENV !== "production") return readAll();
  built ??= readAll();
  return built;
}

/**
 * The articles a page leads with, in its own order, and all others, newest first.
 * @throws ContentError when one of those named is not there
 */
export async function readFeaturedArticles(page: string, featured: string[]) {
  const articles = await readArticles();
  const leading = featured.map((slug) => {
    const article = articles.find((one) => one.slug === slug);
    if (!article) throw new ContentError(`${page}: featured.articles: expected a file articles/${slug}.md`);
    return article;
  });
  return { leading, others: articles.filter(({ slug }) => !featured.includes(slug)).reverse() };
}

/** One article, its text as HTML with the headings of its table of contents. */
export async function readArticle(slug: string) {
  const { body, ...article } = await readContent(`articles/${slug}.md`, articleSchema);
  return { slug, ...article, ...renderMarkdown(body) };
}
