import type { InboxCounts, InboxFilter, InboxPage } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../../store/store.ts";
import { inboxQuery, lateQuery } from "./inbox-query.ts";
import { toInboxRow } from "./inbox-row.ts";
import { type ActingMember, visibleForms } from "./permissions.ts";

/**
 * One page of the applications that match, newest first.
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
  return {
    applications: page.map((record) => toInboxRow(record, stages)),
    nextCursor: records.length > limit ? String(page.at(-1)?.sequence) : null,
  };
}

/** What waits for the member. */
export async function inboxCounts(
  { inbox, statistics }: Pick<Store, "inbox" | "statistics">,
  stages: Stages,
  member: ActingMember,
): Promise<InboxCounts> {
  const forms = visibleForms(member);
  const unreadRows = await inbox.unreadByForm(forms, member.id);
  const count = (form: string) => unreadRows.find((row) => row.form === form)?.count ?? 0;
  return {
    unread: Object.fromEntries(formKinds.map((form) => [form, count(form)])) as InboxCounts["unread"],
    late: await inbox.count({ forms, status: "inbox", late: lateQuery(stages) }),
    quarantined: await inbox.count({ forms, status: "quarantined" }),
    failedMails: (await statistics.openMailsByState()).failed,
    positions: await inbox.positions(forms),
  };
}
