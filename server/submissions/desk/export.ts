import type { InboxFilter } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Store } from "../../store/store.ts";
import { inboxQuery } from "./inbox-query.ts";
import type { ActingMember } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";
import { findStage, firstStage } from "./stages.ts";

/** An application as spreadsheets and programs get it. */
export type ExportedApplication = {
  reference: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: string;
  form: string;
  /** The stage's label. */
  stage: string;
  /** The member's name; empty without one. */
  assignee: string;
  fields: Record<string, string>;
};

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
  const names = new Map((await store.members.list()).map(({ id, name }) => [id, name]));
  for (let before: number | undefined; ; ) {
    const records = await store.inbox.list(query, member.id, batchSize, before);
    for (const { reference, receivedAt, status, form, stage, assigneeId, fields } of records) {
      const stageId = stage ?? firstStage(stages, form);
      yield {
        reference,
        receivedAt: new Date(receivedAt).toISOString(),
        status,
        form,
        stage: findStage(stages, form, stageId)?.label ?? stageId,
        assignee: names.get(assigneeId ?? "") ?? "",
        fields: JSON.parse(fields),
      };
    }
    before = records.at(-1)?.sequence;
    if (records.length < batchSize) return;
  }
}
