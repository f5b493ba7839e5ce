import { type ActivityPage, activityDetailsSchema } from "#contract/desk/activity.ts";
import type { Store } from "../../store/store.ts";
import { type ActingMember, requireOwner } from "./permissions.ts";

const pageSize = 100;

/** Time and id of an entry, as the address of the next page has them. */
function parseCursor(cursor: string) {
  const [, at, id = ""] = /^(\d{1,15})-([\w-]+)$/.exec(cursor) ?? [];
  return at === undefined ? undefined : { at: Number(at), id };
}

/** One page of what operators and members did, newest first. @throws NotAllowedError unless the member is an owner */
export async function listActivity(
  store: Store,
  actor: ActingMember,
  cursor?: string,
): Promise<ActivityPage> {
  requireOwner(actor);
  const rows = await store.activity.page(
    pageSize + 1,
    cursor === undefined ? undefined : parseCursor(cursor),
  );
  const entries = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? entries.at(-1) : undefined;
  return {
    entries: entries.map(({ memberId: _, details, ...entry }) => ({
      ...entry,
      details: activityDetailsSchema.parse(JSON.parse(details)),
    })),
    nextCursor: last ? `${last.at}-${last.id}` : null,
  };
}
