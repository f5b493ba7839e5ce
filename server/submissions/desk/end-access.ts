import { hasEnded } from "#contract/desk/access.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../../store/store.ts";
import { reassignLostWork } from "./hand-over.ts";
import { memberDetails } from "./member-details.ts";
import { releaseReadings } from "./release-readings.ts";
import { revokeTokens } from "./revoke-tokens.ts";
import { holdScheduledReplies } from "./scheduled-replies.ts";

/** Who ends access that was given until a day, in the activity log. */
const actor = "The desk";

/**
 * Removes the members whose access has ended, with their sessions. Nobody is assigned their open applications, and others
 * are asked for their readings; their scheduled replies are held.
 * @returns how many
 */
export function endAccess(store: Pick<Store, "transaction">, stages: Stages): Promise<number> {
  return store.transaction(async (repositories) => {
    const { members, passkeys, activity, changes } = repositories;
    const ended = (await members.list()).filter((member) => member.removedAt === null && hasEnded(member));
    for (const member of ended) {
      // Another server may have ended it since the list was read.
      if ((await members.lock(member.id))?.removedAt !== null) continue;
      const removed = { ...member, removedAt: Date.now() };
      await members.update(member.id, { removedAt: removed.removedAt });
      await revokeTokens(repositories, member.id);
      for (const { id } of await passkeys.ofMember(member.id)) await passkeys.delete(member.id, id);
      await reassignLostWork(repositories, stages, removed, null, { operator: actor });
      await holdScheduledReplies(repositories, removed);
      await releaseReadings(repositories, removed, null);
      const details = memberDetails(member, removed);
      await activity.record({ actor, action: "removeMember", reference: null, details });
    }
    if (ended.length > 0) await changes.add({ kind: "members" });
    return ended.length;
  });
}
