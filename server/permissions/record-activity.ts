import type { ActivityDetails } from "#contract/desk/activity.ts";
import type { Repositories } from "../store/repositories.ts";
import type { DeskAction } from "../store/tables/schema.ts";
import type { ActingMember } from "./permissions.ts";

/** What an entry is about: an application, and what else there is to know. */
type Subject = { reference?: string; details?: ActivityDetails };

/**
 * Records what a member does, in the transaction that does it, or before something is read.
 * @param subject a reference alone when it concerns one application
 * @returns the entry's id
 */
export function recordActivity(
  { activity }: Pick<Repositories, "activity">,
  { id, name }: Pick<ActingMember, "id" | "name">,
  action: DeskAction,
  subject: string | Subject = {},
): Promise<string> {
  const { reference = null, details = {} } = typeof subject === "string" ? { reference: subject } : subject;
  return activity.record({ actor: name, memberId: id, action, reference, details });
}
