import * as z from "zod/mini";
import { route } from "./route.ts";
import { requiredText } from "./text.ts";
import { versionNumber, wholeNumber } from "./whole-number.ts";

export const outcomes = ["declined", "invited", "accepted"] as const;

const meritText = requiredText(2_000);

/** What decided for somebody who was hired, without their name. It is kept for two years. */
const meritsSchema = z.strictObject({ education: meritText, experience: meritText, other: meritText });
export type Merits = z.output<typeof meritsSchema>;

/** What the team decided about an application, and why. */
export const decisionSchema = z.object({
  id: z.string(),
  memberId: z.string(),
  outcome: z.enum(outcomes),
  /** By criterion, in the criteria's words of that time. */
  reasons: z.array(z.object({ id: z.string(), label: z.string(), reason: z.string() })),
  /** Of who was hired; null otherwise. */
  merits: z.nullable(meritsSchema),
  decidedAt: z.number(),
});
export type Decision = z.output<typeof decisionSchema>;

/** The id of the one reason where there are no criteria. */
export const generalReasonId = "general";

/**
 * `POST /api/applications/:reference/decision`, answered with 204. The id is made by the desk, so that a request sent again
 * decides once. 409 when the version is old, or while a reader who was asked has not judged. The application waits for
 * the team until a reply is delivered. `DELETE …/decision?version=` takes the latest one back before it is answered.
 */
const newDecisionSchema = z.strictObject({
  id: z.uuid(),
  version: versionNumber,
  outcome: z.enum(outcomes),
  /** Only of the criteria that decided; the id `general` where there are no criteria. */
  reasons: z
    .array(z.strictObject({ id: z.string(), reason: requiredText(2_000) }))
    .check(z.minLength(1, "Please write at least one reason.")),
  /** Asked for when a job applicant is accepted. */
  merits: z.optional(meritsSchema),
});
export type NewDecision = z.output<typeof newDecisionSchema>;

const path = "/applications/:reference/decision";

export const decisionApi = {
  decide: route("POST", path, { body: newDecisionSchema }),
  withdraw: route("DELETE", path, { query: z.object({ version: wholeNumber(9) }) }),
};
