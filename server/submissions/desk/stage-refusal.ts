import type { Stages } from "#contract/desk/stages.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Repositories } from "../../store/repositories.ts";
import { hasToCome } from "../interviews/view-interview.ts";
import { hireRefusal } from "./judgements/merits.ts";
import { findStage } from "./stages.ts";

/** Why an application cannot be moved to a stage of its form; nothing when it can. */
export async function stageRefusal(
  repositories: Pick<Repositories, "decisions" | "merits" | "interviews">,
  record: Pick<InboxRecord, "id" | "form">,
  stage: string,
  stages: Stages,
): Promise<string | undefined> {
  const isDeclined = findStage(stages, record.form, stage)?.outcome === "declined";
  // The applicant could choose a time, also one that is free again when another meeting falls through, and be reminded.
  if (isDeclined && (await hasToCome(repositories, record.id, Date.now())))
    return "A meeting with this applicant is offered or planned. Please cancel the meeting first.";
  return hireRefusal(repositories, record, stage, stages);
}
