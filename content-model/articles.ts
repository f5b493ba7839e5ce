import * as z from "zod";
import { renderMarkdown } from "./markdown.ts";
import { callToActionText, palette, seoText, text } from "./page-parts.ts";
import { readCollection, readContent } from "./source.ts";

/** `content/articles/*.md`: one article; its text is the Markdown below the front matter. */
export const articleSchema = z.strictObject({
  title: text,
  /** The title as its page shows it, with the accented part between asterisks. */
  headline: text,
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
  palette,
  /** Where the article leads: related program and form. */
  action: callToActionText,
  body: z.string(),
});

export type Article = Omit<z.output<typeof articleSchema>, "body"> & { slug: string };

/** All articles without their texts, oldest first. */
export async function readArticles(): Promise<Article[]> {
  const articles = await readCollection("articles", "md", articleSchema);
  return articles.map(({ body: _, ...article }) => article).sort((a, b) => a.date.localeCompare(b.date));
}

/** One article, its text as HTML with the headings of its table of contents. */
export async function readArticle(slug: string) {
  const { body, ...article } = await readContent(`articles/${slug}.md`, articleSchema);
  return { slug, ...article, ...renderMarkdown(body) };
}
