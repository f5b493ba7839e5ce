import { accessOf, covers } from "#contract/desk/access.ts";
import type { Comparison, Pipeline } from "#contract/desk/pipeline.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { NotFoundError } from "../../../permissions/errors.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import type { StoredDecision } from "../../../store/repositories/decisions.ts";
import type { PipelineSubject } from "../../../store/repositories/pipeline.ts";
import type { Store } from "../../../store/store.ts";
import { toReading } from "../judgements/to-reading.ts";
import { seenPositions } from "../members/ventures.ts";
import { openStages } from "../stages.ts";
import { toInboxRow, toInboxRows } from "./inbox-row.ts";

/** How many of a stage are shown; the inbox has them all. */
const columnSize = 25;
/** How many are compared at once. */
const comparisonSize = 12;

const decisionOf = (stored: StoredDecision | undefined) =>
  stored ? { outcome: stored.outcome, reasons: stored.reasons } : null;

/** What the member sees of a form or position. @throws NotFoundError when it is nothing */
async function seenOf(
  store: Pick<Store, "inbox">,
  member: ActingMember,
  subject: PipelineSubject,
): Promise<PipelineSubject> {
  const access = accessOf(member);
  if (covers(access, { ...subject, venture: "" })) return subject;
  const isSeen = subject.form === "career" && (await seenPositions(store, access)).includes(subject.position);
  if (!isSeen) throw new NotFoundError("There are no applications here that you have access to.");
  return { ...subject, ventures: access.ventures };
}

/** What is in the inbox for a form or position, by stage. @throws NotFoundError when the member does not see it */
export async function readPipeline(
  { inbox, pipeline }: Pick<Store, "inbox" | "pipeline">,
  stages: Stages,
  member: ActingMember,
  asked: PipelineSubject,
): Promise<Pipeline> {
  const subject = await seenOf({ inbox }, member, asked);
  const counts = await pipeline.countByStage(subject);
  const sequences: number[] = [];
  for (const { id } of stages[subject.form]) {
    if (counts.has(id)) sequences.push(...(await pipeline.newest(subject, id, columnSize)));
  }
  const rows = await toInboxRows({ inbox }, stages, await inbox.bySequences(sequences, member.id));
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  return {
    columns: stages[subject.form].map(({ id }) => ({
      stage: id,
      count: counts.get(id) ?? 0,
      applications: byStage.get(id) ?? [],
    })),
  };
}

/**
 * Applications for a position or of a form beside each other, with the judgements that the member may see.
 * @param cursor as the previous page gave it
 * @throws NotFoundError when the member does not see the form or position
 */
export async function compareApplications(
  { inbox, pipeline, readings, decisions }: Pick<Store, "inbox" | "pipeline" | "readings" | "decisions">,
  stages: Stages,
  member: ActingMember,
  asked: PipelineSubject,
  cursor?: number,
): Promise<Comparison> {
  const subject = await seenOf({ inbox }, member, asked);
  const open = openStages(stages, subject.form);
  const found = await pipeline.withReadings(subject, open, comparisonSize + 1, cursor);
  const sequences = found.slice(0, comparisonSize);
  const records = await inbox.bySequences(sequences, member.id);
  const ids = records.map(({ id }) => id);
  const judged = Map.groupBy(
    await readings.ofSubmissions(ids, member.id),
    ({ submissionId }) => submissionId,
  );
  const decided = await decisions.latestOf(
    // Who has yet to judge sees no decision.
    records.flatMap(({ id, isToRead }) => (isToRead ? [] : [id])),
  );
  const applications = records.map(async (record) => ({
    application: await toInboxRow({ inbox }, stages, record),
    readings: (judged.get(record.id) ?? []).map(toReading),
    decision: decisionOf(decided.get(record.id)),
  }));
  return {
    applications: await Promise.all(applications),
    nextCursor: found.length > comparisonSize ? String(sequences.at(-1)) : null,
  };
}
