import * as z from "zod";
import { fillIn } from "#contract/fill-in.ts";
import { template } from "./shared-schemas.ts";

const amount = z.number().positive("write a number without spaces, like 48000");

/**
 * The pay of a job: an amount or a range, a text, or both. `{range}` in the text stands for the range. Search engines
 * are told the range unless the text has the mark of a sample.
 */
export const salarySchema = z
  .strictObject({
    text: template("range")
      .meta({ title: "Words around it", description: "The two amounts stand in place of {range}." })
      .optional(),
    from: amount.optional(),
    /** The same as `from` by default. */
    to: amount.optional(),
    /** ISO 4217: SEK, EUR … */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "write the code of the currency, like SEK or EUR")
      .default("SEK"),
    per: z.enum(["hour", "day", "week", "month", "year"]).default("month"),
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
  })
  // Empty amounts, which nobody publishes by mistake.
  .meta({
    newValue: { from: "", to: "", currency: "SEK", per: "month" },
    placeholder: { text: "[Salary]" },
  });

export type Salary = z.output<typeof salarySchema>;

const currencyNames: Record<string, string> = { SEK: "kronor", EUR: "euro" };
const articles: Record<Salary["per"], string> = { hour: "an", day: "a", week: "a", month: "a", year: "a" };

/** The amount or range of a salary, `48,000–60,000`, and its unit, `kronor a month`. */
function amountAndUnit({ from, to, currency, per }: Salary) {
  const amounts = [from, to === from ? undefined : to].filter((one) => one !== undefined);
  return {
    amount: amounts.map((one) => one.toLocaleString("en")).join("–"),
    unit: `${currencyNames[currency] ?? currency} ${articles[per]} ${per}`,
  };
}

/** The salary as visitors read it: `48,000–60,000 kronor a month`. */
export function salaryText(salary: Salary): string {
  if (salary.from === undefined) return salary.text ?? "";
  const { amount, unit } = amountAndUnit(salary);
  const range = `${amount} ${unit}`;
  return salary.text ? fillIn(salary.text, { range }) : range;
}

/** The percentage with which the text about a job's shares begins; undefined where the job has none. */
export const sharePercentage = (equity = ""): string | undefined => /^\d[\d.–]*\s?%\*?/.exec(equity)?.[0];

/** What a job pays as a figure, `5–10%`, and the rest of its text. */
export type PayFigure = { name: "salary" | "equity"; value: string; rest: string };

/** The salary and the shares of a job as figures for the top of its page, those whose text begins with one. */
export function payFigures(salary: Salary, equity: { value: string } | undefined): PayFigure[] {
  const amount = salary.from === undefined ? undefined : amountAndUnit(salary).amount;
  const pay = [
    { name: "salary" as const, text: salaryText(salary), value: amount },
    { name: "equity" as const, text: equity?.value ?? "", value: sharePercentage(equity?.value) },
  ];
  return pay.flatMap(({ name, text, value }) =>
    value && text.startsWith(value) ? [{ name, value, rest: text.slice(value.length) }] : [],
  );
}
