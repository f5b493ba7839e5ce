import * as z from "zod";
import { callToActionText, heroText, sectionText, seoText, statement, text } from "./page-parts.ts";
import { readContent } from "./source.ts";

/** `content/pages/studio.yaml` */
export const studioSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ cta: text }),
  principles: sectionText.extend({ items: z.array(statement).min(1) }),
  markets: sectionText.extend({
    /** Target of the hero's anchor. */
    id: text,
    /** What the toggle chooses between, for screen readers. */
    toggle: text,
    items: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          text,
          facts: z.array(z.strictObject({ term: text, value: text })).min(1),
          steps: z.array(statement).min(1),
        }),
      )
      .min(2),
  }),
  review: sectionText.extend({ items: z.array(statement).min(1) }),
  call: callToActionText,
});

/** Reads the words of `/studio`. */
export const readStudio = () => readContent("pages/studio.yaml", studioSchema);
