import * as z from "zod";
import { readContent } from "./read-content.ts";
import { heroSchema, linkSchema, seoSchema, text } from "./shared-schemas.ts";

const partSchema = z.strictObject({ title: text, description: text });

/** `content/pages/interview.yaml`: the page of the link in an offer of times for an interview. */
export const interviewPageSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** Without the link, and for a link that is not known. */
  withoutLink: partSchema.extend({
    /** Above what the link is for. */
    options: text.optional(),
    actions: z.array(linkSchema).max(2).optional(),
  }),
  unknown: partSchema,
  interview: z.strictObject({
    when: text,
    where: text,
    withWhom: text,
    /** No time has been chosen, and there are some to choose from, or none any more. */
    offered: partSchema.extend({ submit: text }),
    noneLeft: partSchema,
    chosen: partSchema,
    past: partSchema,
    cancelled: partSchema,
    move: partSchema.extend({ submit: text }),
    times: text,
    /** None of the times suits, or a chosen interview is cancelled. */
    refuse: partSchema.extend({ submit: text }),
    cancel: partSchema.extend({ submit: text }),
    zone: z.strictObject({ label: text, hint: text, submit: text }),
  }),
});

/** Reads the texts of `/interview`. */
export const readInterviewPage = () => readContent("pages/interview.yaml", interviewPageSchema);
