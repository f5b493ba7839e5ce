import * as z from "zod";
import { readContent } from "./read-content.ts";
import {
  accentedText,
  factSchema,
  heroSchema,
  itemSchema,
  linkSchema,
  seoSchema,
  statSchema,
  text,
  unitGroupSchema,
} from "./shared-schemas.ts";
import { checkSpan, spanFields } from "./timelines.ts";

const part = z.strictObject({ title: text, description: text });
const fact = z.strictObject({ term: text, value: text });
const card = itemSchema.extend({ cta: text });

/** `content/pages/design-system.yaml`: sample texts for the component catalog. */
export const designSystemSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ home: text }),
  color: part.extend({ passes: text, large: text, fails: text }),
  type: part.extend({
    specimens: z.array(z.strictObject({ label: text, text })).length(5),
    /** The words between the asterisks are shown as a link. */
    body: accentedText,
    quiet: text,
    quote: text,
    label: text,
    unbroken: text,
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
    plain: text,
  }),
  lists: part.extend({
    /** Subject of the steps. */
    subject: text,
    steps: z.array(itemSchema.extend(spanFields).superRefine(checkSpan)).length(3),
    units: z.array(unitGroupSchema),
    parts: z.strictObject({
      caption: text,
      unit: text,
      items: z.array(z.strictObject({ label: text, value: z.number().positive() })).min(2),
    }),
    row: text,
    stats: z.array(statSchema),
    checks: z.array(text),
    facts: z.array(factSchema),
    tags: z.array(text),
    quote: z.strictObject({ text, person: text, role: text }),
  }),
  behavior: part.extend({
    tabs: z.array(z.strictObject({ title: text, text })),
    accordion: z.array(z.strictObject({ title: text, content: text })),
    carousel: z.strictObject({ label: text, text }),
    filters: z.array(text),
    dialog: z.strictObject({ open: text, title: text, text }),
    crumbs: z.array(text).length(2),
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
    consent: accentedText,
    good: text,
    bad: text,
  }),
  sections: part.extend({
    item: itemSchema,
    form: text,
    steps: text,
    contents: text,
    application: z.strictObject({
      reference: text,
      kind: fact,
      received: fact,
      stage: fact,
      file: fact,
      download: text,
    }),
    erase: z.strictObject({ confirm: text, yes: text, erase: text }),
    erased: itemSchema,
    call: z.strictObject({
      title: accentedText,
      description: text,
      prompt: text,
      date: factSchema,
      actions: z.array(linkSchema.extend({ description: text })).length(2),
    }),
  }),
});

/** Reads the texts of `/design-system`. */
export const readDesignSystem = () => readContent("pages/design-system.yaml", designSystemSchema);
