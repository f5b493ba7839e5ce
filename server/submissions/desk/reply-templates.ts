import type { ReplyTemplates } from "#contract/desk/replies.ts";
import { fillIn } from "#contract/fill-in.ts";
import type { EmailConfigType } from "#contract/forms/registry.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Repositories } from "../../store/repositories.ts";
import { fieldValue, labeledFields } from "../labeled-fields.ts";
import { findApplication } from "./find-application.ts";
import type { ActingMember } from "./permissions.ts";

/** `emailConfigType` decides where answers go. */
type FilledTemplates = Omit<ReplyTemplates, "replyTo"> & { emailConfigType: EmailConfigType };

/**
 * The templates that fit an application, filled in, and the address that a reply goes to.
 * @throws NotFoundError when there is no such application, or the member may not see it
 */
export async function replyTemplates(
  repositories: Pick<Repositories, "inbox">,
  { replyTemplates: templates, name: studio }: Pick<ServerData, "replyTemplates" | "name">,
  member: ActingMember,
  reference: string,
): Promise<FilledTemplates> {
  const record = await findApplication(repositories, member, reference);
  const fields = labeledFields(record);
  const values = {
    name: fieldValue(fields, "name"),
    position: fieldValue(fields, "position"),
    reference: record.reference,
    sender: member.name,
    studio,
  };
  return {
    to: fieldValue(fields, "email"),
    emailConfigType: record.emailConfigType,
    templates: templates
      .filter(({ forms }) => forms.includes(record.form))
      .map(({ id, label, stage = null, declines, subject, text }) => ({
        id,
        label,
        stage,
        declines,
        subject: fillIn(subject, values),
        text: fillIn(text, values),
      })),
  };
}
