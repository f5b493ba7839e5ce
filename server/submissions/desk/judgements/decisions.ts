import type { Criteria } from "#contract/criteria.ts";
import { type Decision, generalReasonId, type NewDecision } from "#contract/desk/decisions.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { ConflictError, NotFoundError } from "../../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../../permissions/permissions.ts";
import { recordActivity } from "../../../permissions/record-activity.ts";
import type { InboxRecord } from "../../../store/repositories/inbox.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Store } from "../../../store/store.ts";
import { changesSince } from "../changes-since.ts";
import { lockApplication } from "../find-application.ts";
import { criteriaOf } from "./criteria.ts";
import { isHiredIn, meritsFor } from "./merits.ts";

/** The latest decision. Who was asked to judge an application sees none before, so that it cannot lead them. */
export async function visibleDecision(
  { decisions, merits }: Pick<Repositories, "decisions" | "merits">,
  { id, isToRead }: Pick<InboxRecord, "id" | "isToRead">,
): Promise<Decision | null> {
  const [latest] = isToRead ? [] : await decisions.ofSubmission(id);
  if (!latest) return null;
  const { submissionId: _, ...decision } = latest;
  return { ...decision, merits: (await merits.ofDecision(latest.id)) ?? null };
}

/**
 * Since when replies, and answers to them, may quote a decision that the member must not know yet; null when there is
 * nothing to hide.
 */
export async function quotedSince(
  { decisions }: Pick<Repositories, "decisions">,
  { id, isToRead }: Pick<InboxRecord, "id" | "isToRead">,
): Promise<number | null> {
  return isToRead ? ((await decisions.ofSubmission(id)).at(-1)?.decidedAt ?? null) : null;
}

/** The reasons with the criteria's labels, in the criteria's order. @throws ConflictError for an unknown criterion */
function labeledReasons(
  criteria: Criteria | undefined,
  reasons: NewDecision["reasons"],
): Decision["reasons"] {
  const known = criteria?.criteria ?? [{ id: generalReasonId, label: "Reason" }];
  const labeled = known.flatMap(({ id, label }) =>
    reasons.filter((reason) => reason.id === id).map(({ reason }) => ({ id, label, reason })),
  );
  if (labeled.length === reasons.length) return labeled;
  throw new ConflictError(
    "The criteria have changed since you started. Nothing was decided. Your text is kept: please check it again.",
  );
}

/** @throws ConflictError when somebody changed the application after this version */
async function requireVersion(
  repositories: Repositories,
  record: InboxRecord,
  version: number,
  stages: Stages,
): Promise<void> {
  if (record.version === version) return;
  const changes = await changesSince(repositories, record, version, stages);
  throw new ConflictError(`Nothing was decided. Since you started, ${changes}.`);
}

/**
 * Stores what a member decided about an application, and why. It waits for the team until a reply is delivered. A decision
 * quotes judgements, so nobody decides while a reader who was asked has not judged.
 * @throws NotAllowedError for readers; NotFoundError; ConflictError when the application has another version, is not in the
 * inbox, is still read, or is that of somebody who is hired and the decision is another
 */
export function decide(
  store: Pick<Store, "transaction">,
  { stages, criteria }: Pick<ServerData, "stages" | "criteria">,
  member: ActingMember,
  reference: string,
  newDecision: NewDecision,
): Promise<void> {
  requireEditor(member);
  const { id, version, outcome, reasons } = newDecision;
  return store.transaction(async (repositories) => {
    const { decisions, merits, readings, review, timeline } = repositories;
    const record = await lockApplication(repositories, member, reference);
    const stored = await decisions.find(id);
    if (stored?.submissionId === record.id && stored.memberId === member.id) return;
    if (stored) throw new ConflictError("Another decision has this id.");
    if (record.status !== "accepted")
      throw new ConflictError("Only applications in the inbox can be decided.");
    await requireVersion(repositories, record, version, stages);
    if ((await readings.statesOf(record.id)).some(({ state }) => state === "asked")) {
      throw new ConflictError(
        "Nothing was decided, because a colleague has yet to judge this application. Please wait, or remove them under Judgements.",
      );
    }
    const decidedAt = Date.now();
    const labeled = labeledReasons(criteriaOf(criteria, record), reasons);
    const hired = meritsFor(record, newDecision);
    if (!hired && isHiredIn(record.stage, record.form, stages))
      throw new ConflictError(
        "Nothing was decided, because this applicant is hired, and the decision says which qualifications decided. Please change the stage first.",
      );
    // A letter to a rejected applicant states those of the latest decision only.
    for (const earlier of await decisions.ofSubmission(record.id)) await merits.delete(earlier.id);
    await decisions.insert({
      id,
      submissionId: record.id,
      memberId: member.id,
      outcome,
      reasons: labeled,
      decidedAt,
    });
    if (hired) {
      const { position, venture } = record;
      await merits.insert({ ...hired, decisionId: id, position, venture, decidedAt });
    }
    await review.change(record.id, version, { decidedAt });
    await timeline.add(record.id, member.id, "decided", { outcome, version: version + 1 }, decidedAt);
    await recordActivity(repositories, member, "decide", {
      reference: record.reference,
      details: { outcome },
    });
  });
}

/**
 * Takes the latest decision back, as long as no reply has answered it and nobody was hired with it.
 * @throws NotAllowedError for readers; NotFoundError; ConflictError when it was answered, somebody was hired, or the
 * application has another version
 */
export function withdrawDecision(
  store: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
  version: number,
): Promise<void> {
  requireEditor(member);
  return store.transaction(async (repositories) => {
    const { decisions, merits, review, timeline } = repositories;
    const record = await lockApplication(repositories, member, reference);
    await requireVersion(repositories, record, version, stages);
    const [latest, earlier] = await decisions.ofSubmission(record.id);
    if (!latest) throw new NotFoundError("There is no decision about this application.");
    if (!record.owesAnswer || record.hasQueuedReply) {
      const reply = record.owesAnswer
        ? "A reply is waiting to be sent"
        : "A reply was sent after this decision";
      throw new ConflictError(`${reply}. Please change the decision instead.`);
    }
    if (isHiredIn(record.stage, record.form, stages))
      throw new ConflictError(
        "This applicant is hired, and the decision says which qualifications decided. Please change the stage first, or correct the qualifications in the decision.",
      );
    await decisions.delete(latest.id);
    await merits.delete(latest.id);
    await review.change(record.id, version, { decidedAt: earlier?.decidedAt ?? null });
    await timeline.add(record.id, member.id, "decisionWithdrawn", { version: version + 1 });
    await recordActivity(repositories, member, "withdrawDecision", {
      reference: record.reference,
      details: { outcome: latest.outcome },
    });
  });
}
