import * as z from "zod/mini";
import { formKindSchema } from "./desk/roles.ts";
import { template } from "./template.ts";

const text = z.string().check(z.minLength(1));
/** What is filled in about who was hired for the position. */
export const meritNames = ["education", "experience", "otherMerits"];
const names = ["name", "position", "reference", "sender", "studio"];

/** `content/replies/*.yaml`: a template for replies to applicants. */
export const replyTemplate = z.strictObject({
  label: text,
  /** Position in lists, lowest first. */
  order: z.int(),
  /** The forms it is offered for. */
  forms: z.array(formKindSchema).check(z.minLength(1)),
  /** The stage that sending it moves an application to; left out, the stage stays. A declined one makes it a decline. */
  stage: z.optional(text),
  /** True for those that offer times for an interview, which the mail lists below the text. */
  offersInterview: z._default(z.boolean(), false),
  /** Both may contain the applicant's `{name}`, `{position}` and `{reference}`, the `{sender}` and the `{studio}`. */
  subject: template(...names),
  /**
   * Also the `{reasons}` of the decision, in a paragraph of their own, and the `{education}`, `{experience}` and
   * `{otherMerits}` of who was hired: such a template is offered once somebody was.
   */
  text: template(...names, "reasons", ...meritNames).check(z.meta({ hasLines: true })),
});
