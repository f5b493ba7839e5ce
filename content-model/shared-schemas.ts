import * as z from "zod";
import { placeholderError } from "#contract/fill-in.ts";
import type { FieldName, FormDefinition } from "#contract/forms/form-definition.ts";
import { type PictureStyle, pictureStyles } from "#pictures/styles.ts";
import { siteValueNames } from "./site-values.ts";

/** A text in which only these names, and those of the site's values, may stand in braces: they are filled in. */
export const template = (...names: string[]) =>
  z
    .string()
    .regex(/\S/, "is empty; write a text")
    .superRefine((value, context) => {
      const message = placeholderError(value, [...new Set([...names, ...siteValueNames])]);
      if (message) context.addIssue({ code: "custom", message });
    });

/** Any text that visitors read. */
export const text = template();

/** A heading in which one pair of asterisks may surround the words in the accent color: `Meets *Global Ambition*`. */
export const accentedText = text.regex(
  /^[^*]*(\*[^*]+\*[^*]*)?$/,
  "write no asterisk, or one pair of them around the words to highlight",
);

/** What is wrong with a link that begins as no address does, and what to write. */
export function noAddress(href: string): string {
  const isHost = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href);
  return `“${href}” is no address; ${isHost ? `write https://${href}` : "write /page for a page of this site, or https://…"}`;
}

/** What a link leads to: a page of the site, or a whole address. */
export const address = text
  .regex(/^(\s*$|\/|#|https?:\/\/|mailto:|tel:)/, { error: ({ input }) => noAddress(String(input)) })
  .meta({ format: "address", description: "A page, such as /about, or another site, with https://." });

export const linkSchema = z.strictObject({ label: text, href: address });

/** An entry of a list. */
export const itemSchema = z.strictObject({ title: text, description: text });

/** A link to an article with its title and description; the time is that of its card by default. */
export const articleTeaserSchema = itemSchema.extend({ readTime: text, href: address });

/** The place of an item in lists, lowest first. */
export const placeInList = z
  .int()
  .meta({ title: "Order in the list", description: "The lowest number is first." });

/** Title (without the site's name) and description of a page in search results and link previews. */
export const seoSchema = z
  .strictObject({
    title: text.meta({ title: "Title for search engines" }),
    description: text
      .max(170, "is longer than 170 characters, and search engines cut it there; shorten it")
      .meta({ title: "Description for search engines" }),
  })
  .meta({ title: "Search engines" });

/** A fact that the heading below it lacks: for whom a section is, when, how many. */
export const smallHeading = text.meta({ title: "Small heading above" });

/** The top of a page. */
export const heroSchema = z.strictObject({
  label: smallHeading.optional(),
  title: accentedText,
  description: text,
});

/** The top of a page with a form; `otherForm` leads visitors who need another form there, in the first view. */
export const formHeroSchema = heroSchema.extend({ otherForm: linkSchema.extend({ question: text }) });

/** Hints under fields of a form, by the name of the field. */
export const formHints = <const Form extends FormDefinition>({ fields }: Form) =>
  z.partialRecord(z.enum(fields.map(({ name }) => name) as FieldName<Form>[]), text);

/** The texts at the top of a section. */
export const sectionSchema = z.strictObject({
  title: accentedText,
  description: text.optional(),
});

/** The texts at the top of a section without a description. */
export const sectionHeadingSchema = sectionSchema.omit({ description: true });

/** The last section of a page, with one or two links. */
export const callToActionSchema = z.strictObject({
  title: accentedText,
  description: text.optional(),
  actions: z.array(linkSchema).min(1).max(2),
});

/** The last section of a page for founders; `prompt` stands on the line for their venture's name. */
export const founderCallSchema = callToActionSchema.extend({ prompt: text });

/** The last section of a page for people who want to join: two links, each with a description. */
export const joinCallSchema = callToActionSchema.extend({
  actions: z.array(linkSchema.extend({ description: text })).length(2),
});

/** The next steps, beside a form. */
export const stepsSchema = z.strictObject({ title: text, steps: z.array(itemSchema).min(1) });

/** How a figure was counted. */
export const basis = text.optional().meta({
  title: "How it was counted",
  addLabel: "Say how it was counted …",
  description:
    "When and by whom it was counted, and what it includes: in small type below the rest. Lists of companies leave it out.",
});

/** A figure and what it counts, exactly as displayed. */
export const statSchema = z.strictObject({ value: text, label: text, basis });

/** Units of a figure that are drawn as points of one kind, one for each; `label` says what they are. */
export const unitGroupSchema = z.strictObject({
  count: z.int().min(1),
  label: text,
  points: z.enum(["filled", "ringed", "empty"]).default("filled"),
});

/** A value whose term stands elsewhere. */
export const valueSchema = z.strictObject({ value: text });

/** A term and its value. */
export const factSchema = z.strictObject({ term: text, value: text });

/** Labelled parts of a whole, drawn to scale; shares of a company look like their `holder`'s on all pages. */
export const partsSchema = z
  .array(
    z.strictObject({
      label: text,
      value: z.number().positive(),
      holder: z.enum(["founders", "studio", "pool", "investors"]).optional(),
    }),
  )
  .min(2)
  .max(6);

/** The style of an item's drawings. */
export const pictureStyle = z
  .enum(Object.keys(pictureStyles) as [PictureStyle, ...PictureStyle[]])
  .meta({ title: "Style of the drawing", description: "One is drawn where there is no photo." });
