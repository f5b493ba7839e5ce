import * as z from "zod";
import { template, text } from "./shared-schemas.ts";

/** Costs of an option over the whole period, in thousand euro. */
const cost = z.strictObject({ perPerson: z.number().min(0).default(0), fixed: z.number().min(0).default(0) });

/**
 * Costs of a number of people in several ways. The first option is the one that others are compared with, the last
 * one is the one that the studio offers.
 */
export const costComparisonSchema = z.strictObject({
  caption: template("people"),
  people: z
    .strictObject({ label: text, start: z.int().min(1), choices: z.array(z.int().min(1)).min(1) })
    .refine(({ start, choices }) => choices.includes(start), "write a “start” that is one of the “choices”"),
  columns: z.array(text).min(2),
  rows: z
    .array(
      z.strictObject({
        name: text,
        costs: z.array(cost).min(2),
        /** True for costs that the saving is compared with. */
        setUp: z.boolean().default(false),
      }),
    )
    .min(1),
  total: text,
  saving: text,
  return: text,
  times: template("number"),
  /** Read to screen readers whenever the number of people changes; it follows the saving in large type. */
  summary: template("people", "total", "saving"),
  note: text,
});
