import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxQuery, LateQuery } from "../../store/inbox-query.ts";
import { searchWords } from "../../store/search-text.ts";
import { answerWithinMs } from "./inbox-row.ts";
import { type ActingMember, visibleForms } from "./permissions.ts";
import { openStages } from "./stages.ts";
import { startOfDayMs } from "./stockholm-day.ts";

/** Job applications that have waited for an answer longer than promised. */
export function lateQuery(stages: Stages): LateQuery {
  return { receivedBeforeMs: Date.now() - answerWithinMs, openStages: openStages(stages, "career") };
}

/** The store's query for the filters of the inbox, restricted to the forms that the member sees. */
export function inboxQuery(member: ActingMember, filter: InboxFilter, stages: Stages): InboxQuery {
  const { form, stage, assignee, position, unread, late, since, until, status = "inbox", q } = filter;
  const forms = visibleForms(member);
  return {
    forms: form === undefined ? forms : forms.filter((visible) => visible === form),
    status,
    stage,
    assigneeId: assignee === "none" ? null : assignee,
    position,
    unreadBy: unread === undefined ? undefined : member.id,
    late: late === undefined ? undefined : lateQuery(stages),
    sinceMs: since === undefined ? undefined : startOfDayMs(since),
    untilMs: until === undefined ? undefined : startOfDayMs(until, 1),
    words: q === undefined ? undefined : searchWords(q),
  };
}
