import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../../store/store.ts";
import { type ExportedApplication, exporter } from "../exported-application.ts";
import { inboxQuery } from "./inbox-query.ts";
import type { ActingMember } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";

/** Rows read at once. */
const batchSize = 200;

/** All applications that match a filter, newest first, read in batches; who exports them is recorded first. */
export async function* exportApplications(
  store: Store,
  stages: Stages,
  member: ActingMember,
  filter: InboxFilter,
): AsyncGenerator<ExportedApplication> {
  await recordActivity(store, member, "export");
  const query = inboxQuery(member, filter, stages);
  const toRows = await exporter(store, stages);
  for (let before: number | undefined; ; ) {
    const records = await store.inbox.list(query, member.id, batchSize, before);
    yield* await toRows(records);
    before = records.at(-1)?.sequence;
    if (records.length < batchSize) return;
  }
}
