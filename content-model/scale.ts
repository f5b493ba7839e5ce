import * as z from "zod";
import { mapName } from "./maps.ts";
import { readContent } from "./read-content.ts";
import {
  callToActionSchema,
  heroSchema,
  itemSchema,
  linkSchema,
  sectionHeadingSchema,
  seoSchema,
  smallHeading,
  statSchema,
  text,
} from "./shared-schemas.ts";

/** `content/pages/scale.yaml` */
export const scaleSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ map: mapName, explore: text, contact: text }),
  figures: z.array(statSchema).min(1),
  services: sectionHeadingSchema.extend({
    label: smallHeading,
    /** The anchor that the hero links to. */
    id: text,
    description: text,
    choose: text,
    outcome: text,
    benefits: text,
    tabs: z
      .array(
        z.strictObject({
          id: text,
          title: text,
          intro: text,
          services: z
            .array(
              z.strictObject({
                title: text,
                content: text,
                /** Result and duration of the service. */
                outcome: text,
                duration: text,
              }),
            )
            .length(5),
          why: z.array(text).min(1),
          benefits: z.array(text).min(1),
        }),
      )
      .length(2),
  }),
  approach: sectionHeadingSchema.extend({
    label: smallHeading,
    description: text,
    cards: z.array(itemSchema).length(5),
  }),
  questions: sectionHeadingSchema.extend({
    items: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  callToAction: callToActionSchema.extend({ actions: z.array(linkSchema).length(2) }),
});

/** Reads the texts of `/scale`. */
export const readScale = () => readContent("pages/scale.yaml", scaleSchema);
