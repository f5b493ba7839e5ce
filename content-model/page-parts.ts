import * as z from "zod";
import { type PictureStyle, pictureStyles } from "#pictures/styles.ts";

/** Any text a visitor reads. */
export const text = z.string().min(1);

/** A link with its words. */
export const action = z.strictObject({ label: text, href: text });

/** A statement: what it is called, and what it says. */
export const statement = z.strictObject({ title: text, description: text });

/** An article as the front pages name it. */
export const articleTeaser = statement.extend({ readTime: text, href: text });

/** Title (without the site's name) and description of a page for search results and previews. */
export const seoText = z.strictObject({
  title: text,
  description: text.max(170, "expected at most 170 characters: search engines cut longer descriptions"),
});

/** The first view of a page. The part of the headline between two asterisks stands in the accent colour. */
export const heroText = z.strictObject({ label: text.optional(), title: text, description: text });

/** Label, heading and lead of a section. */
export const sectionText = z.strictObject({
  label: text.optional(),
  title: text,
  description: text.optional(),
});

/** Label and heading of a section that has no lead. */
export const headText = z.strictObject({ label: text, title: text });

/** The closing call of a page. */
export const callToActionText = z.strictObject({
  title: text,
  text: text.optional(),
  actions: z.array(action).min(1).max(2),
});

/** What happens next, beside a form. */
export const stepsText = z.strictObject({ title: text, steps: z.array(statement).min(1) });

/** A headline figure, exactly as it is to be read. */
export const stat = z.strictObject({ value: text, label: text });

/** The style of an item's drawings. */
export const pictureStyle = z.enum(Object.keys(pictureStyles) as [PictureStyle, ...PictureStyle[]]);
