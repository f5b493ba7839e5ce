import type { Merits } from "#contract/desk/decisions.ts";
import { gap, type ReplyTemplates } from "#contract/desk/replies.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { EmailConfigType } from "#contract/forms/registry.ts";
import { meritNames } from "#contract/reply-templates.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { ActingMember } from "../../../permissions/permissions.ts";
import type { Repositories } from "../../../store/repositories.ts";
import { fieldValue, labeledFields } from "../../labeled-fields.ts";
import { findApplication, requireJudged } from "../find-application.ts";
import { visibleDecision } from "../judgements/decisions.ts";
import { findStage } from "../stages.ts";

/** The text of a template without the paragraphs for reasons. */
const withoutReasons = (text: string) =>
  text
    .split("\n\n")
    .filter((paragraph) => !paragraph.includes("{reasons}"))
    .join("\n\n");

const asksForMerits = (text: string) => meritNames.some((name) => text.includes(`{${name}}`));

/** A part of the merits of who was hired; several people one after the other. */
const inWords = (hired: Merits[], part: keyof Merits) => hired.map((merits) => merits[part]).join("\n");

/** `emailConfigType` decides where answers go. */
type FilledTemplates = Omit<ReplyTemplates, "replyTo"> & { emailConfigType: EmailConfigType };

/**
 * The templates that fit an application, filled in, and the address that a reply goes to.
 * @throws NotFoundError when there is no such application, or the member may not see it
 */
export async function replyTemplates(
  repositories: Pick<Repositories, "inbox" | "decisions" | "merits">,
  { replyTemplates: templates, name: studio, stages }: Pick<ServerData, "replyTemplates" | "name" | "stages">,
  member: ActingMember,
  reference: string,
): Promise<FilledTemplates> {
  const record = await findApplication(repositories, member, reference);
  requireJudged(record);
  const fields = labeledFields(record);
  const decision = await visibleDecision(repositories, record);
  const isDeclined = (stage: string | null) =>
    stage !== null && findStage(stages, record.form, stage)?.outcome === "declined";
  const hired = await repositories.merits.ofPosition(record.position, record.venture);
  const values = {
    name: fieldValue(fields, "name"),
    position: fieldValue(fields, "position"),
    reference: record.reference,
    sender: member.name,
    studio,
    education: inWords(hired, "education"),
    experience: inWords(hired, "experience"),
    otherMerits: inWords(hired, "other"),
    reasons: decision?.reasons.map(({ reason }) => reason).join("\n\n") ?? gap,
  };
  const filled = (offersInterview: boolean) =>
    templates
      .filter(({ forms, text }) => forms.includes(record.form) && (hired.length > 0 || !asksForMerits(text)))
      .filter((template) => template.offersInterview === offersInterview)
      .map(({ id, label, stage = null, subject, text }) => ({
        id,
        label,
        stage,
        declines: isDeclined(stage),
        subject: fillIn(subject, values),
        // Without a decision only a template that declines asks for reasons.
        text: fillIn(decision || isDeclined(stage) ? text : withoutReasons(text), values),
      }));
  return {
    to: fieldValue(fields, "email"),
    emailConfigType: record.emailConfigType,
    templates: filled(false),
    interviewTemplates: filled(true),
  };
}
