import { canBeAssigned } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { dayMs } from "#contract/durations.ts";
import type { Repositories } from "../../../store/repositories.ts";
import type { Submission } from "../../../store/tables/schema.ts";
import { openStagesOfForms } from "../inbox/waiting.ts";

/** When a judgement is due: within a day, and at half of the time that is left for the answer. */
export function judgementDueAt(
  { answerDueAt, firstRepliedAt }: Pick<Submission, "answerDueAt" | "firstRepliedAt">,
  nowMs: number,
): number {
  const leftMs = firstRepliedAt === null && answerDueAt !== null ? answerDueAt - nowMs : 0;
  return nowMs + (leftMs > 0 ? Math.min(dayMs, Math.round(leftMs / 2)) : dayMs);
}

/** Members in turn who can read an application and never were asked to: who has least to read, and was asked longest ago. */
export async function readersInTurn(
  { members, readings }: Pick<Repositories, "members" | "readings">,
  stages: Stages,
  { id, ...application }: Pick<Submission, "id" | "form" | "position" | "venture">,
): Promise<Member[]> {
  const asked = new Set((await readings.statesOf(id)).map(({ memberId }) => memberId));
  const loads = await readings.loads(openStagesOfForms(stages));
  const load = (member: Member) => loads.get(member.id) ?? { open: 0, lastAskedAt: 0 };
  return (await members.list())
    .filter((member) => canBeAssigned(member, application) && !asked.has(member.id))
    .sort(
      (a, b) =>
        load(a).open - load(b).open ||
        load(a).lastAskedAt - load(b).lastAskedAt ||
        a.name.localeCompare(b.name),
    );
}

type Asked = Pick<Submission, "id" | "form" | "position" | "venture" | "answerDueAt" | "firstRepliedAt">;

/**
 * Asks a member to read an application.
 * @param actorId who asks; null when it follows from what somebody else did
 * @returns false when they were asked before
 */
export async function askReader(
  { readings, timeline }: Pick<Repositories, "readings" | "timeline">,
  application: Asked,
  memberId: string,
  isBlind: boolean,
  actorId: string | null,
): Promise<boolean> {
  const nowMs = Date.now();
  const isAsked = await readings.ask({
    submissionId: application.id,
    memberId,
    isBlind: isBlind ? 1 : 0,
    askedAt: nowMs,
    dueAt: judgementDueAt(application, nowMs),
  });
  if (isAsked) await timeline.add(application.id, actorId, "readerAsked", { readerId: memberId }, nowMs);
  return isAsked;
}

/** Asks the next member in turn, if there is one. */
export async function askNextReader(
  repositories: Pick<Repositories, "members" | "readings" | "timeline">,
  stages: Stages,
  application: Asked,
  isBlind: boolean,
): Promise<void> {
  const [next] = await readersInTurn(repositories, stages, application);
  if (next) await askReader(repositories, application, next.id, isBlind, null);
}
