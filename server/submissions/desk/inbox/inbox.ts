import { accessOf } from "#contract/desk/access.ts";
import { countLimit, type InboxCounts, type InboxFilter, type InboxPage } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import type { InboxQuery } from "../../../store/queries/inbox-query.ts";
import { cursorOf } from "../../../store/repositories/inbox.ts";
import type { Store } from "../../../store/store.ts";
import { seenPositions } from "../members/ventures.ts";
import { countUnmatched } from "../replies/messages.ts";
import { inboxQuery } from "./inbox-query.ts";
import { toInboxRows } from "./inbox-row.ts";
import { lateQuery, waitingQuery } from "./waiting.ts";

/**
 * One page of the applications that match: newest first, or the most urgent first where the filter asks who waits.
 * @param page `cursor` as the previous page gave it
 */
export async function listInbox(
  store: Pick<Store, "inbox">,
  stages: Stages,
  member: ActingMember,
  filter: InboxFilter,
  { limit, cursor }: { limit: number; cursor?: number },
): Promise<InboxPage> {
  const query = inboxQuery(member, filter, stages);
  const records = await store.inbox.list(query, member.id, limit + 1, cursor);
  const page = records.slice(0, limit);
  const last = page.at(-1);
  return {
    applications: await toInboxRows(store, stages, page),
    nextCursor: last && records.length > limit ? String(cursorOf(last, query)) : null,
  };
}

/** Numbers of what waits for the member; those of applications up to `countLimit`. */
export async function inboxCounts(
  store: Pick<Store, "inbox" | "mails" | "messages">,
  stages: Stages,
  member: ActingMember,
): Promise<InboxCounts> {
  const { inbox, mails } = store;
  const access = accessOf(member);
  const byForm = async (query: Partial<InboxQuery>) => {
    const counts = await inbox.countByForm({ access, status: "inbox", ...query }, countLimit);
    return Object.fromEntries(
      formKinds.map((form) => [form, counts.get(form) ?? 0]),
    ) as InboxCounts["unread"];
  };
  const sum = (counts: Record<FormKind, number>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  const mine = { memberId: member.id, waiting: waitingQuery(stages, "us") };
  const lateByForm = await byForm({ late: lateQuery(stages) });
  return {
    unread: await byForm({ unreadBy: member.id }),
    late: sum(lateByForm),
    lateByForm,
    quarantined: sum(await byForm({ status: "quarantined" })),
    mine: sum(await byForm({ mine })),
    failedMails: await mails.countFailed(access),
    unmatched: await countUnmatched(store, member),
    positions: await seenPositions(store, access),
  };
}
