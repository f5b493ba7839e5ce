import { isDeepStrictEqual } from "node:util";
import type * as z from "zod/mini";
import type { Criterion } from "#contract/criteria.ts";
import { canBeAssigned } from "#contract/desk/access.ts";
import {
  type Judgement,
  levels,
  type NewJudgement,
  type newReadersSchema,
  recommendations,
} from "#contract/desk/readings.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { ReadingState } from "../../../store/repositories/readings.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { lockApplication } from "../find-application.ts";
import { askNextReader, askReader, readersInTurn } from "./choose-readers.ts";
import { criteriaOf, criteriaVersion } from "./criteria.ts";

const readersEach = 2;

/**
 * Asks members to read an application; without `memberIds` those in turn, until two read it.
 * @throws NotAllowedError for readers; NotFoundError; ConflictError when somebody cannot read it or was asked before
 */
export function askReaders(
  store: Pick<Store, "transaction">,
  { stages, criteria: allCriteria }: Pick<ServerData, "stages" | "criteria">,
  member: ActingMember,
  reference: string,
  { memberIds }: z.output<typeof newReadersSchema>,
): Promise<void> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const record = await lockApplication(repositories, member, reference);
    if (record.status !== "accepted")
      throw new ConflictError("Only applications in the inbox can be judged.");
    const criteria = criteriaOf(allCriteria, record);
    if (!criteria) throw new ConflictError("There are no criteria for this kind of application yet.");
    const states = await repositories.readings.statesOf(record.id);
    const active = states.filter(({ state }) => state === "asked" || state === "judged");
    const inTurn = await readersInTurn(repositories, stages, record);
    const missing = Math.max(0, readersEach - active.length);
    const chosen = memberIds ?? inTurn.slice(0, missing).map(({ id }) => id);
    if (chosen.length === 0) {
      throw new ConflictError(
        missing === 0
          ? "Two colleagues already judge this application."
          : "No other colleague can judge this application.",
      );
    }
    for (const id of chosen) {
      const reader = await repositories.members.find(id);
      if (!reader || !canBeAssigned(reader, record)) {
        throw new ConflictError("This colleague cannot judge this application.");
      }
      const name = reader.name || reader.email;
      const wasReleased = states.some(({ memberId, state }) => memberId === id && state === "released");
      if (wasReleased && states.some(({ state }) => state === "judged")) {
        throw new ConflictError(`${name} cannot be asked, because they may have seen the judgements.`);
      }
      if (!(await askReader(repositories, record, id, criteria.blind, member.id))) {
        throw new ConflictError(`${name} has already been asked.`);
      }
      const details = { reader: { id, name } };
      await recordActivity(repositories, member, "ask", { reference: record.reference, details });
    }
  });
}

/** The member's reading of an application that they have yet to judge. */
async function ownOpenReading(
  { readings }: Pick<Repositories, "readings">,
  record: InboxRecord,
  { id }: ActingMember,
): Promise<ReadingState> {
  if (record.status === "erased")
    throw new ConflictError(
      "Nothing was saved: this application was erased, with everything that was written about it.",
    );
  const own = (await readings.statesOf(record.id)).find(({ memberId }) => memberId === id);
  if (own?.state === "asked") return own;
  if (own?.state === "judged") throw new ConflictError("You have judged this application already.");
  throw new NotFoundError("You were not asked to judge this application.");
}

/** A judgement in the criteria's words. @throws ConflictError unless each criterion is judged once, in these words */
function judgementOf(criteria: readonly Criterion[], newJudgement: NewJudgement): Judgement {
  const { scores, recommendation } = newJudgement;
  const isComplete =
    newJudgement.criteriaVersion === criteriaVersion(criteria) &&
    scores.length === criteria.length &&
    criteria.every(({ id }) => scores.some((score) => score.id === id));
  if (!isComplete) {
    throw new ConflictError(
      "The criteria have changed since you started. Nothing was sent. Your text is kept: please check it again.",
    );
  }
  return {
    recommendation,
    scores: criteria.flatMap((criterion) =>
      scores
        .filter(({ id }) => id === criterion.id)
        .map(({ id, level, reason }) => ({
          id,
          label: criterion.label,
          level,
          looksLike: criterion[level],
          reason,
        })),
    ),
  };
}

/** Whether two judgements are two steps apart, in a criterion or in what they recommend. */
function disagree(one: Judgement, other: Judgement): boolean {
  const apart = <Value>(steps: readonly Value[], a: Value, b: Value) =>
    Math.abs(steps.indexOf(a) - steps.indexOf(b)) >= 2;
  return (
    apart(recommendations, one.recommendation, other.recommendation) ||
    one.scores.some(({ id, level }) => {
      const same = other.scores.find((score) => score.id === id);
      return same !== undefined && apart(levels, level, same.level);
    })
  );
}

/**
 * Stores a reader's judgement, once when it is sent again. Where the first two disagree by two steps, the next member in
 * turn is asked at once, before anybody else sees the two.
 * @throws NotFoundError unless they were asked; ConflictError when they judged already, or the criteria have changed
 */
export function judge(
  store: Pick<Store, "transaction">,
  { stages, criteria: allCriteria }: Pick<ServerData, "stages" | "criteria">,
  member: ActingMember,
  reference: string,
  newJudgement: NewJudgement,
): Promise<void> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const { readings, timeline } = repositories;
    const record = await lockApplication(repositories, member, reference);
    const criteria = criteriaOf(allCriteria, record)?.criteria ?? [];
    const before = await readings.ofSubmission(record.id, member.id);
    const stored = before.find(({ memberId }) => memberId === member.id)?.judgement;
    if (stored && isDeepStrictEqual(stored, judgementOf(criteria, newJudgement))) return;
    const own = await ownOpenReading(repositories, record, member);
    const nowMs = Date.now();
    await readings.judge(own.id, judgementOf(criteria, newJudgement), nowMs);
    await timeline.add(record.id, member.id, "judged", {}, nowMs);
    await recordActivity(repositories, member, "judge", record.reference);
    const all = await readings.ofSubmission(record.id, member.id);
    const judgements = all.flatMap(({ judgement }) => judgement ?? []);
    const [first, second] = judgements;
    const isRoundOver = all.every(({ state }) => state !== "asked");
    if (isRoundOver && judgements.length === readersEach && first && second && disagree(first, second)) {
      await askNextReader(repositories, stages, record, own.isBlind === 1);
    }
  });
}

/**
 * Ends the reading of a member who knows the person; the next in turn is asked.
 * @throws NotFoundError unless they were asked; ConflictError when they judged already
 */
export function stepAside(
  store: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
): Promise<void> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const record = await lockApplication(repositories, member, reference);
    const own = await ownOpenReading(repositories, record, member);
    await repositories.readings.end(own.id, "steppedAside");
    await repositories.timeline.add(record.id, member.id, "steppedAside");
    await recordActivity(repositories, member, "stepAside", record.reference);
    await askNextReader(repositories, stages, record, own.isBlind === 1);
  });
}

/**
 * Ends the reading of a member who does not judge. Nobody is asked in their place.
 * @throws NotFoundError unless they were asked; ConflictError for one's own reading, which one ends by stepping aside
 */
export function releaseReader(
  store: Pick<Store, "transaction">,
  member: ActingMember,
  reference: string,
  readerId: string,
): Promise<void> {
  requireEditor(member);
  if (readerId === member.id) throw new ConflictError("To stop judging, please step aside.");
  return store.transaction(async (repositories) => {
    const { members, readings, timeline } = repositories;
    const record = await lockApplication(repositories, member, reference);
    const reading = (await readings.statesOf(record.id)).find(({ memberId }) => memberId === readerId);
    if (reading?.state !== "asked")
      throw new NotFoundError("This colleague does not judge this application.");
    await readings.end(reading.id, "released");
    await timeline.add(record.id, member.id, "readerReleased", { readerId });
    const reader = await members.find(readerId);
    const details = { reader: { id: readerId, name: reader?.name || reader?.email || "" } };
    await recordActivity(repositories, member, "releaseReader", { reference: record.reference, details });
  });
}
