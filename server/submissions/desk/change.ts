import { canBeAssigned } from "#contract/desk/access.ts";
import type { ApplicationChange, ApplicationChangeResult } from "#contract/desk/inbox.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import { NotFoundError } from "../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import { startOfDayMs } from "../../stockholm-time.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import type { Store } from "../../store/store.ts";
import { queueAssignedMail } from "./assigned-mail.ts";
import { changeDetails } from "./change-details.ts";
import { findApplication } from "./find-application.ts";
import { toInboxRow } from "./inbox/inbox-row.ts";
import { stageRefusal } from "./stage-refusal.ts";
import { findStage, firstStage } from "./stages.ts";

const maxPutOffMs = 366 * dayMs;

type Change = ApplicationChange["change"];
type Result = ApplicationChangeResult["results"][number];

/** Why a change cannot be made to this application; nothing when it can. */
async function refusal(
  repositories: Pick<Repositories, "members" | "decisions" | "merits" | "interviews">,
  record: InboxRecord,
  change: Change,
  stages: Stages,
): Promise<string | undefined> {
  const { members } = repositories;
  const { form, status } = record;
  if (status === "erased") return "This application was erased.";
  if ("stage" in change) {
    if (!findStage(stages, form, change.stage)) return "This kind of application has no such stage.";
    return stageRefusal(repositories, record, change.stage, stages);
  }
  if ("putOffTo" in change && change.putOffTo !== null) {
    const inMs = startOfDayMs(change.putOffTo) - Date.now();
    if (inMs <= 0 || inMs > maxPutOffMs) return "Please choose a day within the next year.";
  }
  if ("assigneeId" in change && change.assigneeId !== null) {
    const assignee = await members.find(change.assigneeId);
    if (!assignee || !canBeAssigned(assignee, record)) return "This member cannot work on this application.";
  }
}

/** Whether it was assigned to somebody who cannot work on it any more; ended applications may be. */
async function isWithFormerMember({ members }: Repositories, record: InboxRecord) {
  if (record.assigneeId === null) return false;
  const assignee = await members.find(record.assigneeId);
  return !assignee || !canBeAssigned(assignee, record);
}

/** Changes the stage, assignee or archive of, or puts off, an application of this version. @returns false on a conflict */
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
    const released = (await isWithFormerMember(repositories, record)) ? { assigneeId: null } : {};
    if (!(await review.change(id, version, { stage: change.stage, ...released }))) return false;
    await timeline.add(id, member.id, "stage", { from, to: change.stage, version: version + 1 }, nowMs);
  } else if ("assigneeId" in change) {
    const { assigneeId } = change;
    if (!(await review.change(id, version, { assigneeId }))) return false;
    await timeline.add(id, member.id, "assigned", { assigneeId, version: version + 1 }, nowMs);
  } else if ("putOffTo" in change) {
    const putOffUntil = change.putOffTo === null ? null : startOfDayMs(change.putOffTo);
    if (!(await review.change(id, version, { putOffUntil }))) return false;
    await timeline.add(id, member.id, "putOff", { until: putOffUntil, version: version + 1 }, nowMs);
  } else {
    if (!(await review.change(id, version, { archivedAt: change.archived ? nowMs : null }))) return false;
    await timeline.add(
      id,
      member.id,
      change.archived ? "archived" : "unarchived",
      { version: version + 1 },
      nowMs,
    );
  }
  const details = { change: await changeDetails(repositories, record, change, stages) };
  await recordActivity(repositories, member, "change", { reference: record.reference, details });
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
  if (message)
    return {
      reference,
      result: "refused",
      message,
      application: await toInboxRow(repositories, stages, record),
    };
  if ("unread" in change) {
    if (change.unread) await review.markUnread(member.id, record.sequence);
    else await review.markRead(member.id, record.sequence, Date.now());
  } else if (!(await save(repositories, member, record, version, change, stages))) {
    return {
      reference,
      result: "conflict",
      message: "Somebody has changed this application in the meantime.",
      application: await toInboxRow(repositories, stages, record),
    };
  }
  const changed = await findApplication(repositories, member, reference);
  return { reference, result: "saved", application: await toInboxRow(repositories, stages, changed) };
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
    const saved = results.flatMap(({ result, reference }) => (result === "saved" ? [reference] : []));
    results.push(
      await store.transaction(async (repositories) => {
        const result = await changeOne(repositories, member, target, change, stages);
        // Here, so that the first is mailed also when the others cannot be saved. Of several, the mail names none.
        if ("assigneeId" in change && result.result === "saved" && saved.length < 2)
          await queueAssignedMail(repositories, member, change.assigneeId, [...saved, target.reference]);
        return result;
      }),
    );
  }
  return { results };
}
