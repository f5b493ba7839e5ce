import * as z from "zod";
import { calendarSchema, startSchema } from "./calendars.ts";
import { costComparisonSchema } from "./costs.ts";
import { mapName } from "./maps.ts";
import { publicationFields } from "./publication.ts";
import { readCollection, readContent } from "./read-content.ts";
import {
  accentedText,
  callToActionSchema,
  heroSchema,
  itemSchema,
  pictureStyle,
  placeInList,
  sectionHeadingSchema,
  sectionSchema,
  seoSchema,
  smallHeading,
  statSchema,
  text,
  unitGroupSchema,
  valueSchema,
} from "./shared-schemas.ts";

const audience = sectionSchema.extend({ label: smallHeading, items: z.array(itemSchema).min(1) });

/** Facts of a program, in the order in which pages show it. */
export const programFacts = [
  "audience",
  "length",
  "people",
  "place",
  "nextStart",
  "price",
  "apply",
] as const satisfies string[];

/** Facts that visitors compare first: pages set them in larger type. */
export const mainFacts: readonly (typeof programFacts)[number][] = ["nextStart", "length", "price"];

/** A fact, and in smaller type what belongs to it. */
const factValueSchema = valueSchema.extend({ note: text.optional() });

const eachFact = <S extends z.ZodType>(schema: S) =>
  z.strictObject(
    Object.fromEntries(programFacts.map((name) => [name, schema])) as Record<
      (typeof programFacts)[number],
      S
    >,
  );

/** `content/pages/programs.yaml`: the overview, and texts that the pages of all programs share. */
export const programsSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema.extend({ explore: text, contact: text }),
  figures: z.array(statSchema).min(1),
  /** `barLabels` say what a bar means: of a program with a date, without one, at most, and after the last phase. */
  calendar: sectionSchema.extend({
    barLabels: z.strictObject({ dated: text, undated: text, longest: text, ongoing: text }),
  }),
  organizations: audience,
  scaleups: audience,
  /** `caption` is the name of the table that compares the programs. */
  overview: sectionSchema.extend({ id: text, caption: text, more: text }),
  callToAction: callToActionSchema,
  program: z.strictObject({
    back: text,
    apply: text,
    others: sectionHeadingSchema,
    outcome: text,
    /** `week` and `month` stand before the number of a tick. */
    calendar: z.strictObject({ title: text, week: text, month: text, shortest: text, longest: text }),
    facts: eachFact(text),
  }),
});

/** `content/pages/programsv2.yaml`: the overview at `/programsv2`. */
export const programsV2Schema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  organizations: itemSchema,
  scaleups: itemSchema,
});

const phase = z.strictObject({
  phase: text,
  title: text,
  timeline: text.optional(),
  activities: z.array(text).optional(),
  elements: z.array(text).optional(),
  quote: text.optional(),
  /** Who said it: role and company. */
  person: text.optional(),
});

/** A section of a program's page, by its kind. Sections may have any order. */
const programSection = z.discriminatedUnion("kind", [
  sectionSchema.extend({ kind: z.literal("statements"), items: z.array(itemSchema).min(1) }),
  sectionSchema.extend({
    kind: z.literal("components"),
    items: z.array(itemSchema.extend({ areas: z.array(text).min(1), outcome: text })).min(1),
  }),
  sectionSchema.extend({ kind: z.literal("phases"), items: z.array(phase).min(2) }),
  sectionSchema.extend({
    kind: z.literal("regions"),
    map: mapName,
    items: z.array(z.strictObject({ region: text, examples: text, advantages: z.array(text).min(1) })).min(1),
  }),
  sectionSchema.extend({
    kind: z.literal("costs"),
    ...costComparisonSchema.shape,
  }),
  sectionSchema.extend({
    kind: z.literal("stories"),
    items: z
      .array(
        z.strictObject({
          company: text,
          result: text,
          quote: text.optional(),
          person: text.optional(),
          /** The companies of the cohort, drawn as points: those that count for the result, then the others. */
          cohort: z.array(unitGroupSchema).min(1),
        }),
      )
      .min(1),
  }),
  sectionSchema.extend({
    kind: z.literal("list"),
    /** Large lines instead of check marks. */
    large: z.boolean().default(false),
    items: z.array(text).min(1),
  }),
]);

/** `content/programs/*.yaml`: a program. */
export const programSchema = z.strictObject({
  name: text,
  order: placeInList,
  audience: text,
  pictureStyle,
  length: text,
  calendar: calendarSchema,
  summary: text,
  seo: seoSchema,
  tagline: accentedText.meta({ description: "Below the name at the top of its page." }),
  description: text,
  facts: eachFact(factValueSchema).extend({ nextStart: startSchema }),
  sections: z.array(programSection).min(1),
  /** The end of its page; the links are those of the page's top. */
  callToAction: z.strictObject({ title: accentedText, description: text }),
  ...publicationFields,
});

export type Program = z.output<typeof programSchema> & { slug: string };
type Section = Program["sections"][number];
/** A section of a program's page, of any kind or of one. */
export type ProgramSection<Kind extends Section["kind"] = Section["kind"]> = Extract<Section, { kind: Kind }>;

/** Reads the texts of `/programs` and of the program pages. */
export const readProgramsPage = () => readContent("pages/programs.yaml", programsSchema);
/** Reads the texts of `/programsv2`. */
export const readProgramsV2 = () => readContent("pages/programsv2.yaml", programsV2Schema);

/** Reads all programs in their order. */
export async function readPrograms(): Promise<Program[]> {
  const programs = await readCollection("programs", "yaml", programSchema);
  return programs.sort((a, b) => a.order - b.order);
}

/** Reads a program. */
export async function readProgram(slug: string): Promise<Program> {
  return { slug, ...(await readContent(`programs/${slug}.yaml`, programSchema)) };
}

/** Reads all programs as lists show them. */
export async function readProgramTeasers() {
  const programs = await readPrograms();
  return programs.map(({ slug, name, audience, length, calendar, summary, facts }) => ({
    name,
    audience,
    length,
    calendar,
    summary,
    start: facts.nextStart,
    price: facts.price.value,
    href: `/programs/${slug}`,
  }));
}

/** Reads what all programs state about themselves: the terms, and the facts of each program in the same order. */
export async function readProgramComparison({ program }: z.output<typeof programsSchema>) {
  const programs = await readPrograms();
  return {
    terms: programFacts.map((name) => ({ label: program.facts[name], isMain: mainFacts.includes(name) })),
    programs: programs.map(({ slug, name, audience, summary, facts }) => ({
      name,
      audience,
      summary,
      href: `/programs/${slug}`,
      facts: programFacts.map((fact) => facts[fact].value),
    })),
  };
}
