import * as z from "zod";
import { renderMarkdown } from "./markdown.ts";
import { readContent } from "./read-content.ts";
import { heroSchema, seoSchema, text } from "./shared-schemas.ts";

/** `content/pages/privacy.md` and `accessibility.md` */
export const policySchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** The day of its last substantial change. */
  updated: z.iso.date(),
  /** Text before that day. */
  lastChanged: text,
  /** Heading of the table of contents. */
  contents: text,
  body: z.string(),
});

/** Reads a policy with its text as HTML. */
export async function readPolicy(name: "privacy" | "accessibility") {
  const { body, ...page } = await readContent(`pages/${name}.md`, policySchema);
  return { ...page, ...renderMarkdown(body) };
}
