import * as z from "zod";
import {
  callToActionText,
  headText,
  heroText,
  pictureStyle,
  sectionText,
  seoText,
  stat,
  statement,
  text,
} from "./page-parts.ts";
import { readCollection, readContent } from "./source.ts";

const audience = sectionText.extend({ items: z.array(statement).min(1) });

/** `content/pages/programs.yaml`: the overview, and the words all program pages share. */
export const programsSchema = z.strictObject({
  seo: seoText,
  hero: heroText.extend({ explore: text, contact: text }),
  figures: z.array(stat).min(1),
  organisations: audience,
  scaleups: audience,
  overview: sectionText.extend({ id: text, more: text }),
  call: callToActionText,
  program: z.strictObject({ back: text, apply: text, others: headText, outcome: text }),
});

/** `content/pages/programs-earlier.yaml`: the overview at `/programsv2`. */
export const programsEarlierSchema = z.strictObject({
  seo: seoText,
  hero: heroText,
  figures: z.array(stat).min(1),
  organisations: audience,
  scaleups: audience,
});

const phase = z.strictObject({
  phase: text,
  title: text,
  timeline: text.optional(),
  activities: z.array(text).optional(),
  elements: z.array(text).optional(),
  quote: text.optional(),
  /** How many weeks it takes: as many ticks on the line it stands on. */
  weeks: z.int().min(1).optional(),
});

/** One section of a program page, by its kind; an editor may put them in any order. */
const programSection = z.discriminatedUnion("kind", [
  sectionText.extend({ kind: z.literal("statements"), items: z.array(statement).min(1) }),
  sectionText.extend({
    kind: z.literal("components"),
    items: z.array(statement.extend({ areas: z.array(text).min(1), outcome: text })).min(1),
  }),
  sectionText.extend({ kind: z.literal("phases"), items: z.array(phase).min(2) }),
  sectionText.extend({
    kind: z.literal("regions"),
    items: z.array(z.strictObject({ region: text, examples: text, advantages: z.array(text).min(1) })).min(1),
  }),
  sectionText.extend({
    kind: z.literal("table"),
    caption: text,
    columns: z.array(z.string()).min(2),
    rows: z.array(z.array(text)).min(1),
    /** The name of the row that the others add up to. */
    total: text.optional(),
    note: text.optional(),
  }),
  sectionText.extend({
    kind: z.literal("stories"),
    items: z
      .array(z.strictObject({ company: text, result: text, quote: text, person: text, pictureStyle }))
      .min(1),
  }),
  sectionText.extend({
    kind: z.literal("list"),
    /** Set in large lines rather than ticked off. */
    large: z.boolean().default(false),
    items: z.array(text).min(1),
  }),
]);

/** `content/programs/*.yaml`: one program. */
export const programSchema = z.strictObject({
  name: text,
  /** Order on lists, lowest first. */
  order: z.int(),
  audience: text,
  pictureStyle,
  length: text,
  /** What is drawn of its length: blocks of so many units (weeks, phases), and from 1 the unit that differs. */
  calendar: z.strictObject({
    blocks: z.array(z.int().min(1)).min(1),
    ongoing: z.boolean().optional(),
    marked: z.int().min(1).optional(),
  }),
  summary: text,
  seo: seoText,
  tagline: text,
  description: text,
  facts: z.array(z.strictObject({ term: text, value: text })).min(1),
  sections: z.array(programSection).min(1),
});

export type Program = z.output<typeof programSchema> & { slug: string };

export const readProgramsPage = () => readContent("pages/programs.yaml", programsSchema);
export const readProgramsEarlier = () => readContent("pages/programs-earlier.yaml", programsEarlierSchema);

/** All programs, in their order. */
export async function readPrograms(): Promise<Program[]> {
  const programs = await readCollection("programs", "yaml", programSchema);
  return programs.sort((a, b) => a.order - b.order);
}

/** One program by its slug. */
export async function readProgram(slug: string): Promise<Program> {
  return { slug, ...(await readContent(`programs/${slug}.yaml`, programSchema)) };
}

/** Programs as lists show them. */
export async function programTeasers() {
  const programs = await readPrograms();
  return programs.map(({ slug, name, audience, pictureStyle, length, calendar, summary }) => ({
    slug,
    name,
    audience,
    pictureStyle,
    length,
    calendar,
    summary,
    href: `/programs/${slug}`,
  }));
}
