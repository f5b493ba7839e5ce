import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

const texts = z.record(z.string(), z.string());

const formSchema = z.strictObject({
  values: texts.default({}),
  required: z.array(z.string()),
  optional: z.array(z.string()),
  types: texts.default({}),
  options: z.record(z.string(), z.array(z.string())).default({}),
  attributes: z.record(z.string(), texts).default({}),
});

const schema = z.strictObject({
  constants: z.strictObject({
    typewriter: z.strictObject({
      typeMs: z.int(),
      deleteMs: z.int(),
      pauseMs: z.int(),
      statements: z.int(),
    }),
    particles: z.record(z.string(), z.union([z.number(), z.string()])),
    readTimes: z.array(z.string()),
    carousel: z.strictObject({ cards: z.int(), visibleCards: z.int(), phoneBelowPx: z.int() }),
  }),
  header: z.array(z.string()),
  footer: z.array(z.string()),
  pages: z.record(
    z.string(),
    z.strictObject({
      texts: z.array(z.string()).default([]),
      links: texts.default({}),
      elements: z.record(z.string(), z.int()).default({}),
    }),
  ),
  portfolio: z.array(z.strictObject({ name: z.string(), category: z.string() })),
  sitemap: z.array(z.string()),
  positions: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      company: z.string().optional(),
      location: z.string(),
      type: z.string().optional(),
      form: z.strictObject({ formType: z.string(), sourcePage: z.string(), position: z.string() }),
    }),
  ),
  jobPage: texts,
  careerEmailConfigType: z.string(),
  forms: z.record(z.string(), formSchema),
  jobForm: formSchema,
  messages: z.record(
    z.enum(["founder", "partner", "contact", "career"]),
    z.record(z.string(), z.union([z.string(), texts])),
  ),
  invalidEmail: z.string(),
  errorHeading: z.string(),
  redirects: texts,
});

export type SpecifiedForm = z.output<typeof formSchema>;

/** What the specification fixes; see `specification.yaml`. */
export const specification = schema.parse(
  parse(readFileSync("tests/specification/specification.yaml", "utf8")),
);
