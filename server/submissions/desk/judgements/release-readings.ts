import { canBeAssigned } from "#contract/desk/access.ts";
import type { Member } from "#contract/desk/members.ts";
import type { Stages } from "#contract/desk/stages.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { askNextReader } from "./choose-readers.ts";

/** Ends the readings that a member can no longer do, and asks the next in turn. Their judgements stay. */
export async function releaseReadings(
  repositories: Pick<Repositories, "members" | "readings" | "timeline" | "submissions">,
  stages: Stages,
  member: Member,
  actorId: string | null,
): Promise<void> {
  const { readings, timeline, submissions } = repositories;
  for (const { id, submissionId, ...application } of await readings.openOfMember(member.id)) {
    if (canBeAssigned(member, application)) continue;
    const reading = (await readings.statesOf(submissionId)).find((each) => each.id === id);
    const submission = await submissions.findById(submissionId);
    await readings.end(id, "released");
    await timeline.add(submissionId, actorId, "readerReleased", { readerId: member.id });
    if (reading && submission) await askNextReader(repositories, stages, submission, reading.isBlind === 1);
  }
}
