import * as z from "zod";
import { readContent } from "./read-content.ts";
import { heroSchema, itemSchema, seoSchema, statSchema, text } from "./shared-schemas.ts";

const part = z.strictObject({ title: text, description: text });
const card = itemSchema.extend({ cta: text });

/** `content/pages/design-system.yaml`: sample texts for the component catalog. */
export const designSystemSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ home: text }),
  color: part.extend({ passes: text, large: text, fails: text }),
  type: part.extend({
    specimens: z.array(z.strictObject({ label: text, text })).length(5),
    /** The words between the asterisks are shown as a link. */
    body: text,
    quiet: text,
    label: text,
  }),
  buttons: part.extend({
    primary: text,
    secondary: text,
    pulsing: text,
    disabled: text,
    link: text,
    outside: text,
  }),
  cards: part.extend({
    path: card,
    picture: card.extend({ left: text, right: text }),
    join: card.extend({ label: text }),
    step: itemSchema,
  }),
  lists: z.strictObject({
    title: text,
    statements: z.array(itemSchema).length(3),
    stats: z.array(statSchema),
    checks: z.array(text),
    facts: z.array(z.strictObject({ term: text, value: text })),
    tags: z.array(text),
    quote: z.strictObject({ text, person: text, role: text }),
  }),
  behavior: part.extend({
    tabs: z.array(text),
    panel: text,
    accordion: z.array(z.strictObject({ title: text, content: text })),
    carousel: z.strictObject({ title: text, text }),
    filters: z.array(text),
    dialog: z.strictObject({ open: text, title: text, text }),
  }),
  forms: part.extend({
    name: text,
    email: text,
    hint: text,
    error: text,
    choice: text,
    options: z.array(text),
    message: text,
    file: text,
    prompt: text,
    consent: text,
    good: text,
    bad: text,
  }),
  grounds: z.strictObject({ basalt: text, paper: text }),
});

/** Reads the texts of `/design-system`. */
export const readDesignSystem = () => readContent("pages/design-system.yaml", designSystemSchema);
