import type { Repositories } from "../../store/repositories.ts";
import type { DeskAction } from "../../store/schema.ts";
import type { ActingMember } from "./permissions.ts";

/**
 * Records what a member does, in the transaction that does it, or before something is read.
 * @param reference of the application, when it concerns one
 */
export function recordActivity(
  { activity }: Pick<Repositories, "activity">,
  { id, name }: ActingMember,
  action: DeskAction,
  reference?: string,
): Promise<void> {
  return activity.record({ actor: name, memberId: id, action, reference: reference ?? null });
}
