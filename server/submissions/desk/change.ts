import type { ApplicationChange, ApplicationChangeResult } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Store } from "../../store/store.ts";
import { NotFoundError } from "./errors.ts";
import { findApplication } from "./find-application.ts";
import { toInboxRow } from "./inbox-row.ts";
import { type ActingMember, canBeAssigned, requireEditor } from "./permissions.ts";
import { recordActivity } from "./record-activity.ts";
import { findStage, firstStage } from "./stages.ts";

type Change = ApplicationChange["change"];
type Result = ApplicationChangeResult["results"][number];

/** Why a change cannot be made to this application; nothing when it can. */
async function refusal(
  { members }: Pick<Repositories, "members">,
  { form, status }: InboxRecord,
  change: Change,
  stages: Stages,
): Promise<string | undefined> {
  if (status === "erased") return "This application was erased.";
  if ("stage" in change && !findStage(stages, form, change.stage)) return "Its form has no such stage.";
  if ("assigneeId" in change && change.assigneeId !== null) {
    const assignee = await members.find(change.assigneeId);
    if (!assignee || !canBeAssigned(assignee, form)) return "They cannot work on applications of this form.";
  }
}

/** Changes the stage, assignee or archive of an application of this version. @returns false on a conflict */
async function save(
  repositories: Repositories,
  member: ActingMember,
  record: InboxRecord,
  version: number,
  change: Exclude<Change, { unread: boolean }>,
  stages: Stages,
): Promise<boolean> {
  const { review, timeline } = repositories;
  const { id } = record;
  const nowMs = Date.now();
  if ("stage" in change) {
    const from = record.stage ?? firstStage(stages, record.form);
    if (!(await review.change(id, version, { stage: change.stage }))) return false;
    await timeline.add(id, member.id, "stage", { from, to: change.stage }, nowMs);
  } else if ("assigneeId" in change) {
    const { assigneeId } = change;
    if (!(await review.change(id, version, { assigneeId }))) return false;
    await timeline.add(id, member.id, "assigned", { assigneeId }, nowMs);
  } else {
    if (!(await review.change(id, version, { archivedAt: change.archived ? nowMs : null }))) return false;
    await timeline.add(id, member.id, change.archived ? "archived" : "unarchived", {}, nowMs);
  }
  await recordActivity(repositories, member, "change", record.reference);
  return true;
}

/** Changes one application in a transaction. */
async function changeOne(
  repositories: Repositories,
  member: ActingMember,
  target: ApplicationChange["targets"][number],
  change: Change,
  stages: Stages,
): Promise<Result> {
  const { review } = repositories;
  const { reference, version } = target;
  const record = await findApplication(repositories, member, reference).catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    throw error;
  });
  if (!record) {
    return {
      reference,
      result: "missing",
      message: `There is no application ${reference}.`,
      application: null,
    };
  }
  const message = await refusal(repositories, record, change, stages);
  if (message) return { reference, result: "refused", message, application: toInboxRow(record, stages) };
  if ("unread" in change) {
    if (change.unread) await review.markUnread(member.id, record.sequence);
    else await review.markRead(member.id, record.sequence, Date.now());
  } else if (!(await save(repositories, member, record, version, change, stages))) {
    return {
      reference,
      result: "conflict",
      message: "Somebody changed it in the meantime.",
      application: toInboxRow(record, stages),
    };
  }
  const changed = await findApplication(repositories, member, reference);
  return { reference, result: "saved", application: toInboxRow(changed, stages) };
}

/**
 * Makes one change to one or more applications, each in a transaction of its own.
 * @throws NotAllowedError for readers, except that they may mark as read and unread
 */
export async function changeApplications(
  store: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  { targets, change }: ApplicationChange,
): Promise<ApplicationChangeResult> {
  if (!("unread" in change)) requireEditor(member);
  const results: Result[] = [];
  for (const target of targets) {
    results.push(
      await store.transaction((repositories) => changeOne(repositories, member, target, change, stages)),
    );
  }
  return { results };
}
