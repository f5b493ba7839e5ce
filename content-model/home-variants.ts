import * as z from "zod";
import {
  action,
  articleTeaser,
  heroText,
  sectionText,
  seoText,
  stat,
  statement,
  text,
} from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/home-dark.yaml`: the front page at `/v1`. */
export const homeDarkSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  paths: sectionText.extend({
    cards: z
      .array(
        statement.extend({
          cta: text,
          icon: z.enum(["seedling", "handshake", "route", "network"]),
          href: text,
        }),
      )
      .length(3),
  }),
  impact: sectionText.extend({ figures: z.array(stat).min(1), link: action }),
  insights: sectionText.extend({ articles: z.array(articleTeaser).length(2) }),
});

/** `content/pages/home-light.yaml`: the front page at `/v0`. */
export const homeLightSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ founder: text, programs: text }),
  approach: sectionText.extend({ steps: z.array(statement.extend({ mark: text })).min(1) }),
  stories: sectionText.extend({ items: z.array(statement.extend({ category: text })).min(1) }),
  links: sectionText.extend({ items: z.array(articleTeaser).min(1) }),
});

export const readHomeDark = () => readContent("pages/home-dark.yaml", homeDarkSchema);
export const readHomeLight = () => readContent("pages/home-light.yaml", homeLightSchema);
