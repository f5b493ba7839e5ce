import * as z from "zod";
import { renderMarkdown } from "./markdown.ts";
import { heroText, seoText, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/privacy.md` and `accessibility.md`: a hero and running text. */
export const policySchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  /** When its meaning last changed. */
  updated: z.iso.date(),
  /** Stands before that day. */
  lastChanged: text,
  /** Heading of the table of contents. */
  contents: text,
  body: z.string(),
});

/** Reads a policy page, its text as HTML. */
export async function readPolicy(name: "privacy" | "accessibility") {
  const { body, ...page } = await readContent(`pages/${name}.md`, policySchema);
  return { ...page, ...renderMarkdown(body) };
}
