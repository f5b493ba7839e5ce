import * as z from "zod";
import { heroText, seoText, stat, statement, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

const part = z.strictObject({ title: text, description: text });
const card = statement.extend({ cta: text });

/** `content/pages/design-system.yaml`: the words the catalogue shows its parts with. */
export const designSystemSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ home: text }),
  colour: part.extend({ passes: text, large: text, fails: text }),
  type: part.extend({
    specimens: z.array(z.strictObject({ look: text, text })).length(5),
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
    step: statement,
  }),
  lists: z.strictObject({
    title: text,
    statements: z.array(statement).length(3),
    stats: z.array(stat),
    checks: z.array(text),
    facts: z.array(z.strictObject({ term: text, value: text })),
    tags: z.array(text),
    table: z.strictObject({ caption: text, columns: z.array(z.string()), rows: z.array(z.array(text)) }),
    quote: z.strictObject({ text, person: text, role: text }),
  }),
  behaviour: part.extend({
    tabs: z.array(text),
    panel: text,
    accordion: z.array(z.strictObject({ title: text, content: text })),
    carousel: text,
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

/** Reads the words of `/design-system`. */
export const readDesignSystem = () => readContent("pages/design-system.yaml", designSystemSchema);
