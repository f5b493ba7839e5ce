import { type ActivityPage, activityDetailsSchema } from "#contract/desk/activity.ts";
import { type Cursor, pageOf } from "#contract/desk/cursor.ts";
import type { Store } from "../store/store.ts";
import { type ActingMember, requireOwner } from "./permissions.ts";

const pageSize = 100;

/** One page of what operators and members did, newest first. @throws NotAllowedError unless the member is an owner */
export async function listActivity(
  store: Store,
  actor: ActingMember,
  cursor?: Cursor,
): Promise<ActivityPage> {
  requireOwner(actor);
  const rows = await store.activity.page(pageSize + 1, cursor);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ at }) => at);
  return {
    entries: page.map(({ memberId: _, details, ...entry }) => ({
      ...entry,
      details: activityDetailsSchema.parse(JSON.parse(details)),
    })),
    nextCursor,
  };
}
