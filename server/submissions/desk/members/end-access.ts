import { hasEnded } from "#contract/desk/access.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../../../store/store.ts";
import { applyMemberChange } from "./member-change.ts";
import { memberDetails } from "./member-details.ts";

/** Who ends access that was given until a day, in the activity log. */
const actor = "The desk";

/**
 * Removes the members whose access has ended, with their sessions. Nobody is assigned their open applications, and others
 * are asked for their readings; their scheduled replies are held, and they no longer take part in meetings.
 * @returns how many
 */
export function endAccess(store: Pick<Store, "transaction">, stages: Stages): Promise<number> {
  return store.transaction(async (repositories) => {
    const { members, activity } = repositories;
    const ended = (await members.list()).filter((member) => member.removedAt === null && hasEnded(member));
    let count = 0;
    for (const { id } of ended) {
      const member = await members.lock(id);
      // Another server may have ended it, or somebody prolonged it, since the list was read.
      if (member?.removedAt !== null || !hasEnded(member)) continue;
      const by = { operator: actor };
      const { changed } = await applyMemberChange(repositories, stages, member, { removed: true }, by);
      const details = memberDetails(member, changed);
      await activity.record({ actor, action: "removeMember", reference: null, details });
      count += 1;
    }
    return count;
  });
}
