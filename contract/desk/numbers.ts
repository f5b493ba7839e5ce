import * as z from "zod/mini";
import { formKindSchema } from "./roles.ts";
import { route } from "./route.ts";
import { stageSchema } from "./stages.ts";

/** The careers page promises an answer to job applications within so many hours. */
export const promisedHours = 48;

/** `GET /api/numbers?since=&until=` (dates of Stockholm; the last 26 weeks unless given), of the forms one may see. */
const numbersSchema = z.object({
  since: z.string(),
  until: z.string(),
  /** Weeks start on Monday; `week` is its date. `position` is empty but for job applications. */
  perWeek: z.array(
    z.object({ week: z.string(), form: formKindSchema, position: z.string(), count: z.number() }),
  ),
  /** Hours, by form: median and 90th percentile; null without any. `share48` is from 0 to 1, of job applications only. */
  times: z.array(
    z.object({
      form: formKindSchema,
      received: z.number(),
      openedMedianHours: z.nullable(z.number()),
      openedP90Hours: z.nullable(z.number()),
      repliedMedianHours: z.nullable(z.number()),
      repliedP90Hours: z.nullable(z.number()),
      share48: z.nullable(z.number()),
    }),
  ),
  /** How many reached each stage (or one after it), in order; of declined stages, how many are in them. */
  funnel: z.array(
    z.object({
      form: formKindSchema,
      stage: z.string(),
      label: z.string(),
      outcome: stageSchema.shape.outcome,
      count: z.number(),
    }),
  ),
  sources: z.array(z.object({ sourcePage: z.string(), form: formKindSchema, count: z.number() })),
});
export type Numbers = z.output<typeof numbersSchema>;

export const numbersRoute = route("GET", "/numbers", {
  query: z.object({ since: z.optional(z.iso.date()), until: z.optional(z.iso.date()) }),
  answer: numbersSchema,
});
