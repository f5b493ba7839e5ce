import * as z from "zod";
import { fillIn } from "#contract/fill-in.ts";
import { privacyPeriods } from "#contract/server-data.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { renderMarkdown } from "./markdown.ts";
import { readContent } from "./read-content.ts";
import { heroSchema, seoSchema, template, text } from "./shared-schemas.ts";

/** `content/pages/accessibility.md` */
export const policySchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** The day of its last substantial change. */
  updated: z.iso.date(),
  /** Text before that day. */
  lastChanged: text,
  /** Heading of the table of contents. */
  contents: text,
  body: template().superRefine(checkMarkdown),
});

/** `content/pages/privacy.md`: a policy that states for how long data is kept. */
export const privacySchema = policySchema
  .extend({ periods: privacyPeriods, body: template(...Object.keys(privacyPeriods.shape)) })
  .superRefine(({ body, periods }, context) => {
    const values = new Map(Object.entries(periods).map(([name, value]) => [`{${name}}`, String(value)]));
    const filled = body.replace(/\{\w+\}/g, (name) => values.get(name) ?? name);
    checkMarkdown(filled, context, ["body"]);
  });

/** Reads the privacy policy without rendering it. */
export const readPrivacy = () => readContent("pages/privacy.md", privacySchema);

/** Reads a policy with its text as HTML. */
export async function readPolicy(name: "privacy" | "accessibility") {
  const [{ body, ...page }, periods] =
    name === "privacy"
      ? await readPrivacy().then(({ periods, ...policy }) => [policy, periods] as const)
      : [await readContent("pages/accessibility.md", policySchema), {}];
  return { ...page, ...renderMarkdown(fillIn(body, periods)) };
}
