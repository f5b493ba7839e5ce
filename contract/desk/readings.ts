import * as z from "zod/mini";
import { criteriaSchema } from "../criteria.ts";
import { route } from "./route.ts";
import { requiredText } from "./text.ts";

export const levels = ["weak", "fair", "good", "strong"] as const;
export const recommendations = ["no", "rather no", "rather yes", "yes"] as const;

/** Each recommendation in words. */
export const recommendationLabels: Record<(typeof recommendations)[number], string> = {
  no: "No",
  "rather no": "Leaning no",
  "rather yes": "Leaning yes",
  yes: "Yes",
};

/** What a reader thinks, in the criteria's words of that time. */
const judgementSchema = z.object({
  scores: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      level: z.enum(levels),
      /** What the level looks like. */
      looksLike: z.string(),
      reason: z.string(),
    }),
  ),
  recommendation: z.enum(recommendations),
});
export type Judgement = z.output<typeof judgementSchema>;

/** A member's reading of an application. */
export const readingSchema = z.object({
  memberId: z.string(),
  /** `released` when the member can no longer read it. */
  state: z.enum(["asked", "judged", "steppedAside", "released"]),
  dueAt: z.number(),
  judgedAt: z.nullable(z.number()),
  /** Null without one, and for who may not see it yet: other readers before their own is in, everybody else before all are. */
  judgement: z.nullable(judgementSchema),
});
export type Reading = z.output<typeof readingSchema>;

/** Of an application: what it is judged by (null without criteria), and its readings. */
export const readingsSchema = z.object({
  criteria: z.nullable(criteriaSchema.shape.criteria),
  /** Another one for other words; sent back with a judgement. Empty without criteria. */
  criteriaVersion: z.string(),
  list: z.array(readingSchema),
});

/** Whether a judgement is there that the viewer may not see yet. */
export const isWithheld = (list: readonly Reading[]): boolean =>
  list.some(({ state, judgement }) => state === "judged" && judgement === null);

/**
 * `POST /api/applications/:reference/readers`: asks these members, or as many in turn as two readers need when left out.
 * 409 for somebody who cannot read it or was asked before. `DELETE …/readers/:id` ends the reading of one who does not judge.
 */
export const newReadersSchema = z.strictObject({
  memberIds: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(5))),
});

/**
 * `POST /api/applications/:reference/judgement` by a reader who was asked, once; 409 when the criteria have changed.
 * `POST …/step-aside` by one who knows the person: the next in turn is asked. Both answer with 204.
 */
const newJudgementSchema = z.strictObject({
  /** Of the criteria that the reader saw. */
  criteriaVersion: z.string(),
  scores: z.array(z.strictObject({ id: z.string(), level: z.enum(levels), reason: requiredText(2_000) })),
  recommendation: z.enum(recommendations),
});
export type NewJudgement = z.output<typeof newJudgementSchema>;

export const readingApi = {
  ask: route("POST", "/applications/:reference/readers", { body: newReadersSchema }),
  release: route("DELETE", "/applications/:reference/readers/:id"),
  judge: route("POST", "/applications/:reference/judgement", { body: newJudgementSchema }),
  stepAside: route("POST", "/applications/:reference/step-aside"),
};
