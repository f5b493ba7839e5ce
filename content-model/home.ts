import * as z from "zod";
import {
  action,
  articleTeaser,
  headText,
  heroText,
  pictureStyle,
  seoText,
  statement,
  text,
} from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/home.yaml` */
export const homeSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ explore: text, founder: text }),
  typewriter: z.strictObject({ prefix: text, statements: z.array(text).length(10) }),
  panel: headText.extend({ text, cta: text, href: text }),
  paths: headText.extend({
    cards: z
      .array(statement.extend({ cta: text, icon: z.enum(["seedling", "handshake"]), href: text }))
      .length(2),
  }),
  organisations: headText.extend({
    text,
    points: z.array(statement),
    apply: action,
    partner: action,
  }),
  help: headText.extend({ cards: z.array(statement).length(4), cta: text }),
  stories: headText.extend({
    href: text,
    items: z.array(statement.extend({ category: text, tag: text, linkText: text, pictureStyle })).length(3),
  }),
  insights: headText.extend({
    articles: z.array(articleTeaser).length(2),
    cta: text,
  }),
});

/** Reads the words of the home page. */
export function readHome() {
  return readContent("pages/home.yaml", homeSchema);
}
