import type { TimelineEntry } from "#contract/desk/application.ts";
import type { Repositories } from "../../store/repositories.ts";

/** What happened to a submission, oldest first, with its details. */
export async function timelineEntries(
  { timeline }: Pick<Repositories, "timeline">,
  submissionId: string,
): Promise<Pick<TimelineEntry, "kind" | "actorId" | "details">[]> {
  return (await timeline.ofSubmission(submissionId)).map(({ kind, actorId, details }) => ({
    kind,
    actorId,
    details: JSON.parse(details),
  }));
}
