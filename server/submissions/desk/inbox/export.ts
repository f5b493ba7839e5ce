import type { InboxFilter } from "#contract/desk/inbox.ts";
import { formKinds } from "#contract/desk/roles.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import { cursorOf } from "../../../store/repositories/inbox.ts";
import type { Store } from "../../../store/store.ts";
import { type ExportedApplication, exporter } from "../../exported-application.ts";
import { findStage } from "../stages.ts";
import { inboxQuery } from "./inbox-query.ts";

/** The filters as the activity log keeps them: with names, and without the words, which may be an applicant's name. */
async function viewOf({ members }: Pick<Store, "members">, stages: Stages, { q, ...filter }: InboxFilter) {
  const { stage = "", assignee = "none" } = filter;
  const label = formKinds.map((form) => findStage(stages, form, stage)?.label).find(Boolean);
  const member = assignee === "none" ? undefined : await members.find(assignee);
  return {
    ...filter,
    ...(label && { stage: label }),
    ...(member && { assignee: member.name || member.email }),
    ...(q && { hasSearch: true }),
  };
}

/** Rows read at once. */
const batchSize = 200;

/**
 * All applications that match a filter, in the order of the list, read in batches. Who exports them is recorded first, and how
 * many were read at the end.
 */
export async function* exportApplications(
  store: Store,
  stages: Stages,
  member: ActingMember,
  filter: InboxFilter,
): AsyncGenerator<ExportedApplication> {
  const view = await viewOf(store, stages, filter);
  const entry = await recordActivity(store, member, "export", { details: { view } });
  const query = inboxQuery(member, filter, stages);
  const toRows = await exporter(store, stages);
  let count = 0;
  try {
    for (let after: number | undefined; ; ) {
      const records = await store.inbox.list(query, member.id, batchSize, after);
      count += records.length;
      yield* await toRows(records);
      const last = records.at(-1);
      if (!last || records.length < batchSize) return;
      after = cursorOf(last, query);
    }
  } finally {
    await store.activity.setDetails(entry, { view, count });
  }
}
