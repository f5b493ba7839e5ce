import type { InboxCounts, InboxFilter, InboxPage } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { InboxQuery } from "../../store/inbox-query.ts";
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
  { inbox, mails }: Pick<Store, "inbox" | "mails">,
  stages: Stages,
  member: ActingMember,
): Promise<InboxCounts> {
  const forms = visibleForms(member);
  const unread = await inbox.countByForm({ forms, status: "inbox", unreadBy: member.id });
  const total = async (query: InboxQuery) =>
    (await inbox.countByForm(query)).reduce((sum, { count }) => sum + count, 0);
  const countOf = (form: FormKind) => unread.find((row) => row.form === form)?.count ?? 0;
  return {
    unread: Object.fromEntries(formKinds.map((form) => [form, countOf(form)])) as InboxCounts["unread"],
    late: await total({ forms, status: "inbox", late: lateQuery(stages) }),
    quarantined: await total({ forms, status: "quarantined" }),
    failedMails: await mails.countFailed(forms),
    positions: forms.includes("career") ? await inbox.positions() : [],
  };
}
