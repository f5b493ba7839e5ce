import * as z from "zod/mini";
import { formKindSchema } from "./desk/roles.ts";

const text = z.string().check(z.minLength(1));

/** One thing that a reader judges, and what each level of it looks like. */
const criterionSchema = z.strictObject({
  /** Unique within its file. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  label: text,
  weak: text,
  fair: text,
  good: text,
  strong: text,
});
export type Criterion = z.output<typeof criterionSchema>;

/** `content/criteria/*.yaml`: what readers judge applications of a form by, or those for one position. */
export const criteriaSchema = z.strictObject({
  form: formKindSchema,
  /** The position of a job's form; left out, every position without criteria of its own. */
  position: z.optional(text),
  /** True when readers see neither name, address, links nor resume before they have judged. */
  blind: z._default(z.boolean(), false),
  criteria: z.array(criterionSchema).check(
    z.minLength(4),
    z.maxLength(6),
    z.refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      "two criteria have the same id",
    ),
  ),
});
export type Criteria = z.output<typeof criteriaSchema>;
