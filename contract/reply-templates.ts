import * as z from "zod/mini";
import { formKindSchema } from "./desk/roles.ts";
import { template } from "./template.ts";

const text = z.string().check(z.minLength(1));
const filledInText = template("name", "position", "reference", "sender", "studio");

/** `content/replies/*.yaml`: a template for replies to applicants. */
export const replyTemplate = z.strictObject({
  label: text,
  /** Position in lists, lowest first. */
  order: z.int(),
  /** The forms it is offered for. */
  forms: z.array(formKindSchema).check(z.minLength(1)),
  /** The stage that sending it moves an application to; left out, the stage stays. */
  stage: z.optional(text),
  /** True for those that decline an application. */
  declines: z._default(z.boolean(), false),
  /** Both may contain the applicant's `{name}`, `{position}` and `{reference}`, the `{sender}` and the `{studio}`. */
  subject: filledInText,
  text: filledInText,
});
