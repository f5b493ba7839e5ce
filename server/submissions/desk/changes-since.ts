import type { TimelineEntry } from "#contract/desk/application.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { outcomeTexts } from "#contract/desk/timeline-text.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import { findStage } from "./stages.ts";
import { timelineEntries } from "./timeline-entries.ts";

type Change = Pick<TimelineEntry, "kind" | "actorId" | "details">;

/** What somebody did, after their name. */
function changeText(
  { kind, actorId, details }: Change,
  { form, isToRead }: Pick<InboxRecord, "form" | "isToRead">,
  stages: Stages,
): string {
  switch (kind) {
    case "stage":
      return `moved it to ${findStage(stages, form, details.to ?? "")?.label ?? details.to}`;
    case "reply":
      return "replied";
    case "replyCancelled":
      return "took a reply back";
    case "assigned":
      return details.assigneeId ? "assigned it" : "removed the assignee";
    case "archived":
      return "archived it";
    case "unarchived":
      return "moved it back to the inbox";
    case "putOff":
      return details.until ? "put it off" : "took it up again";
    case "decided":
      // Who has yet to judge does not learn what was decided.
      return isToRead || !details.outcome ? "decided" : `decided: ${outcomeTexts[details.outcome]}`;
    case "decisionWithdrawn":
      return "took the decision back";
    case "addressCorrected":
      return "corrected the address";
    case "withdrawn":
      return "withdrew it";
    case "message":
      return actorId === null ? "wrote" : "added an email to it";
    default:
      return "changed it";
  }
}

/** Who did what to an application after it had a version, such as `Bo Ek replied and moved it to Declined`. */
export async function changesSince(
  repositories: Pick<Repositories, "members" | "timeline">,
  record: Pick<InboxRecord, "id" | "form" | "isToRead">,
  version: number,
  stages: Stages,
): Promise<string> {
  const entries = await timelineEntries(repositories, record.id);
  const changes = entries.filter(({ details }) => (details.version ?? 0) > version);
  if (changes.length === 0) return "somebody changed this application";
  const members = await repositories.members.list();
  const names = new Map(members.map((member) => [member.id, member.name || member.email]));
  const nameOf = (actorId: string | null) =>
    actorId === null ? "the applicant" : (names.get(actorId) ?? "somebody");
  return [...Map.groupBy(changes, ({ actorId }) => actorId)]
    .map(([actorId, done]) => {
      const texts = new Set(done.map((change) => changeText(change, record, stages)));
      return `${nameOf(actorId)} ${[...texts].join(" and ")}`;
    })
    .join(", ");
}
