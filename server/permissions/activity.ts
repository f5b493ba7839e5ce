import { type ActivityPage, activityDetailsSchema } from "#contract/desk/activity.ts";
import { type Cursor, pageOf } from "#contract/desk/cursor.ts";
import type { Store } from "../store/store.ts";
import { type ActingMember, requireOwner } from "./permissions.ts";

const pageSize = 100;

/**
 * One page of what operators and members did, newest first, without the outcome of decisions that the member must not know
 * before their own judgement.
 * @throws NotAllowedError unless the member is an owner
 */
export async function listActivity(
  store: Store,
  actor: ActingMember,
  cursor?: Cursor,
): Promise<ActivityPage> {
  requireOwner(actor);
  const rows = await store.activity.page(pageSize + 1, cursor);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ at }) => at);
  const toJudge = new Set<string | null>(
    (await store.readings.openOfMember(actor.id)).map(({ reference }) => reference),
  );
  return {
    entries: page.map(({ memberId: _, details: json, ...entry }) => {
      const details = activityDetailsSchema.parse(JSON.parse(json));
      if (toJudge.has(entry.reference)) delete details.outcome;
      return { ...entry, details };
    }),
    nextCursor,
  };
}
