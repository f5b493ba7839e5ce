import * as z from "zod/mini";
import { formKindSchema } from "./desk/roles.ts";

const text = z.string().check(z.minLength(1));

/** What a template's subject and text may hold, in braces; the desk fills it in. */
export const placeholders = ["name", "position", "reference", "sender", "studio"] as const;
export type Placeholder = (typeof placeholders)[number];

const placeholderPattern = /\{(\w*)\}/g;

const withPlaceholders = text.check(
  z.refine(
    (value) =>
      [...value.matchAll(placeholderPattern)].every(([, name]) =>
        placeholders.some((known) => known === name),
      ),
    `knows only ${placeholders.map((name) => `{${name}}`).join(", ")}`,
  ),
);

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
  subject: withPlaceholders,
  text: withPlaceholders,
});

/** Fills in a template's subject or text. What has no value, such as the position of a founder, becomes empty. */
export function fillTemplate(template: string, values: Record<Placeholder, string>): string {
  return template.replace(placeholderPattern, (_, name: Placeholder) => values[name] ?? "");
}
