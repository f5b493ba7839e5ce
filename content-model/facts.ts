import * as z from "zod";
import { readFields } from "./read-fields.ts";

const fact = z.strictObject({
  /** As it stands in texts, with an asterisk while it is a sample. */
  value: z.string().regex(/\S/, "is empty; write a text"),
  /** What exactly it says: who counts what, from when to when. */
  means: z.string().regex(/\S/, "is empty; write a text"),
  /** How texts say it, with `#` for the number: `# interviews with buyers`. */
  phrases: z.array(z.string().regex(/^[^#]*#[^#]*$/, "write one # in place of the number")).default([]),
});

/** `content/facts.yaml`: what more than one page states, written once, and what only the owner can answer. */
export const factsSchema = z.strictObject({
  facts: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, "write a name like buyerInterviews"), fact),
  /** What each name stands for, wherever it is used. */
  terms: z.record(z.string(), z.string()).default({}),
  /** For `npm run check:launch`. */
  questions: z.array(z.string()).default([]),
});

/** Reads the facts. */
export const readFacts = () => readFields("facts.yaml", factsSchema);

/** `{facts.buyerInterviews}` in a text. */
export const factReference = /\{facts\.(\w+)\}/g;
