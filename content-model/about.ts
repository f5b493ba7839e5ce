import * as z from "zod";
import {
  callToActionText,
  headText,
  heroText,
  sectionText,
  seoText,
  stat,
  statement,
  text,
} from "./page-parts.ts";
import { readContent } from "./source.ts";

const statements = (count: number) => sectionText.extend({ items: z.array(statement).length(count) });

/** `content/pages/about.yaml`; the counts are the specification's. */
export const aboutSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ cta: text }),
  pillars: statements(3),
  difference: statements(4),
  /** Where other sections have a lead, this one has its land. */
  nordics: headText.extend({ items: z.array(statement).length(4) }),
  impact: sectionText.extend({ figures: z.array(stat).length(3) }),
  journey: sectionText.extend({ items: z.array(statement.extend({ mark: text })).length(3) }),
  technology: sectionText.extend({ paragraphs: z.array(text).min(1) }),
  capabilities: statements(3),
  reasons: statements(4),
  values: statements(4),
  team: sectionText.extend({
    /** Target of the hero's anchor. */
    id: text,
    bio: text,
    connect: text,
    join: z.strictObject({ label: text, title: text, description: text, cta: text }),
    careers: text,
  }),
  call: callToActionText,
});

/** Reads the words of `/about`. */
export const readAbout = () => readContent("pages/about.yaml", aboutSchema);
