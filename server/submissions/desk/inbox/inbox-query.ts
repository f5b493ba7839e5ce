import { type Access, accessOf } from "#contract/desk/access.ts";
import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { FormKind } from "#contract/forms/registry.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import { startOfDayMs } from "../../../stockholm-time.ts";
import type { InboxQuery } from "../../../store/queries/inbox-query.ts";
import { queryWords } from "../../../store/search-text.ts";
import { lateQuery, waitingQuery } from "./waiting.ts";

/** What is left of an access to one form. */
const withinForm = ({ forms, positions, ventures }: Access, form: FormKind): Access => ({
  forms: forms.filter((each) => each === form),
  positions: form === "career" ? positions : [],
  ventures: form === "career" ? ventures : [],
});

/** The store's query for the filters of the inbox, restricted to what the member sees. */
export function inboxQuery(member: ActingMember, filter: InboxFilter, stages: Stages): InboxQuery {
  const { form, stage, assignee, position, unread, late, waiting, mine, since, until, status, sort, q } =
    filter;
  const access = accessOf(member);
  return {
    access: form === undefined ? access : withinForm(access, form),
    // Who searches expects to find archived ones too.
    status: status ?? (q === undefined ? "inbox" : "accepted"),
    stage,
    assigneeId: assignee === "none" ? null : assignee,
    position,
    unreadBy: unread === undefined ? undefined : member.id,
    late: late === undefined ? undefined : lateQuery(stages),
    waiting: waiting && waitingQuery(stages, waiting),
    mine: mine && { memberId: member.id, waiting: waitingQuery(stages, "us") },
    order: sort ?? (late === undefined && waiting === undefined && mine === undefined ? "newest" : "due"),
    sinceMs: since === undefined ? undefined : startOfDayMs(since),
    untilMs: until === undefined ? undefined : startOfDayMs(until, 1),
    words: q === undefined ? undefined : queryWords(q),
  };
}
