import * as z from "zod/mini";

/** A step an application goes through, as in `content/stages.yaml`. */
export const stageSchema = z.strictObject({
  /** Unique within its form, such as `initial-chat`. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  label: z.string().check(z.minLength(1)),
  /** `open` stages need work; `accepted` and `declined` ones end it. */
  outcome: z.enum(["open", "accepted", "declined"]),
  /** Text on the applicant's page; when left out, the page shows no stage. */
  shownAs: z.optional(z.string()),
  /** After so many days without an answer to our last reply, it is the team's turn again; when left out, never. */
  remindAfterDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
});
export type Stage = z.output<typeof stageSchema>;

/** The stages of each form in order; a new application is in the first. `GET /api/stages`. */
export const stagesSchema = z.object({
  founder: z.array(stageSchema),
  partner: z.array(stageSchema),
  contact: z.array(stageSchema),
  career: z.array(stageSchema),
});
export type Stages = z.output<typeof stagesSchema>;
