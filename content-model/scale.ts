import * as z from "zod";
import {
  action,
  callToActionText,
  headText,
  heroText,
  seoText,
  stat,
  statement,
  text,
} from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/scale.yaml` */
export const scaleSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ explore: text, contact: text }),
  figures: z.array(stat).min(1),
  services: headText.extend({
    /** Target of the hero's anchor. */
    id: text,
    description: text,
    choose: text,
    benefits: text,
    tabs: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          intro: text,
          services: z.array(z.strictObject({ title: text, content: text })).length(5),
          why: z.array(text).min(1),
          benefits: z.array(text).min(1),
        }),
      )
      .length(2),
  }),
  approach: headText.extend({
    description: text,
    cards: z.array(statement).length(5),
  }),
  call: callToActionText.extend({ actions: z.array(action).length(2) }),
});

/** Reads the words of `/scale`. */
export const readScale = () => readContent("pages/scale.yaml", scaleSchema);
