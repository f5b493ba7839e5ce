import * as z from "zod";
import { fillIn } from "#contract/fill-in.ts";
import { sample, template } from "./shared-schemas.ts";

const amount = z.number().positive("write a number without spaces, like 48000");

/**
 * The pay of a job: an amount or a range, a text, or both. `{range}` in the text stands for the range. Search engines
 * are told the range unless it is a sample.
 */
export const salarySchema = z
  .strictObject({
    text: template("range").optional(),
    from: amount.optional(),
    /** The same as `from` by default. */
    to: amount.optional(),
    /** ISO 4217: SEK, EUR … */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "write the code of the currency, like SEK or EUR")
      .default("SEK"),
    per: z.enum(["hour", "day", "week", "month", "year"]).default("month"),
    sample,
  })
  .superRefine(({ text, from, to }, { addIssue }) => {
    if (text === undefined && from === undefined)
      addIssue({ code: "custom", message: "write the lowest amount in `from`, or a `text`" });
    if (from === undefined && (to !== undefined || text?.includes("{range}")))
      addIssue({ code: "custom", message: "write the lowest amount in `from`" });
    if (from !== undefined && to !== undefined && to < from)
      addIssue({
        code: "custom",
        path: ["to"],
        message: `write an amount of at least ${from}, as in \`from\``,
      });
  });

export type Salary = z.output<typeof salarySchema>;

const currencyNames: Record<string, string> = { SEK: "kronor", EUR: "euro" };
const articles: Record<Salary["per"], string> = { hour: "an", day: "a", week: "a", month: "a", year: "a" };

/** The salary as visitors read it: `48,000–60,000 kronor a month`. */
export function salaryText({ text, from, to, currency, per }: Salary): string {
  if (from === undefined) return text ?? "";
  const amounts = [from, ...(to === undefined || to === from ? [] : [to])].map((one) =>
    one.toLocaleString("en"),
  );
  const range = `${amounts.join("–")} ${currencyNames[currency] ?? currency} ${articles[per]} ${per}`;
  return text ? fillIn(text, { range }) : range;
}
