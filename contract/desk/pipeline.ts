import * as z from "zod/mini";
import { decisionSchema } from "./decisions.ts";
import { inboxRowSchema } from "./inbox.ts";
import { readingSchema } from "./readings.ts";
import { formKindSchema } from "./roles.ts";
import { route } from "./route.ts";
import { wholeNumber } from "./whole-number.ts";

/** The query of both routes below: a position of the form of jobs, or another form, where `position` is left out. */
const pipelineQuerySchema = z.object({
  form: formKindSchema,
  position: z.optional(z.string().check(z.maxLength(200))),
});

/** `GET /api/pipeline?form=&position=`: what is in the inbox, by stage. 404 for what one may not see. */
const pipelineSchema = z.object({
  columns: z.array(
    z.object({
      stage: z.string(),
      count: z.number(),
      /** The newest of them. */
      applications: z.array(inboxRowSchema),
    }),
  ),
});
export type Pipeline = z.output<typeof pipelineSchema>;

/**
 * `GET /api/comparison?form=&position=&cursor=`: applications in open stages that members have judged or read, newest
 * first, with the judgements that one may see.
 */
const comparisonSchema = z.object({
  applications: z.array(
    z.object({
      application: inboxRowSchema,
      readings: z.array(readingSchema),
      decision: z.nullable(z.pick(decisionSchema, { outcome: true, reasons: true })),
    }),
  ),
  nextCursor: z.nullable(z.string()),
});
export type Comparison = z.output<typeof comparisonSchema>;

export const pipelineApi = {
  stages: route("GET", "/pipeline", { query: pipelineQuerySchema, answer: pipelineSchema }),
  comparison: route("GET", "/comparison", {
    query: z.extend(pipelineQuerySchema, { cursor: z.optional(wholeNumber(15)) }),
    answer: comparisonSchema,
  }),
};
