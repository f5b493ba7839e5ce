import type * as z from "zod/mini";
import type { addressCorrectionSchema } from "#contract/desk/application.ts";
import type { Stages } from "#contract/desk/stages.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { type ActingMember, requireEditor } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { Store } from "../../store/store.ts";
import { isToApplicant } from "../../store/tables/mail-tables.ts";
import { normalizeEmailForLookup } from "../email.ts";
import { changesSince } from "./changes-since.ts";
import { lockApplication, requireJudged, requireKept } from "./find-application.ts";

/**
 * Corrects an applicant's address, and makes the mails to them that failed due once more: all, or those that are named.
 * @throws NotFoundError, NotAllowedError; ConflictError when the application has another version or was erased
 */
export function correctAddress(
  { transaction }: Pick<Store, "transaction">,
  stages: Stages,
  member: ActingMember,
  reference: string,
  { email, version, resend }: z.output<typeof addressCorrectionSchema>,
): Promise<void> {
  requireEditor(member);
  return transaction(async (repositories) => {
    const { submissions, review, timeline, mails, mailList, searchDocuments } = repositories;
    const record = await lockApplication(repositories, member, reference);
    requireJudged(record);
    const { id } = record;
    requireKept(record);
    const isCurrent = await review.change(id, version, {});
    if (!isCurrent) {
      const changes = await changesSince(repositories, record, version, stages);
      throw new ConflictError(`Nothing was changed. Since you started, ${changes}.`);
    }
    const fields = JSON.stringify({ ...JSON.parse(record.fields), email });
    await submissions.setFields(id, fields, normalizeEmailForLookup(email));
    await searchDocuments.update(id);
    const failedIds = (await mails.ofSubmissions([id]))
      .filter((mail) => mail.state === "failed" && isToApplicant(mail))
      .filter((mail) => !resend || resend.includes(mail.id))
      .map(({ id }) => id);
    const nowMs = Date.now();
    if (failedIds.length > 0) await mailList.requeueFailed({ ids: failedIds }, nowMs);
    await timeline.add(id, member.id, "addressCorrected", { version: version + 1 }, nowMs);
    await recordActivity(repositories, member, "correct", record.reference);
  });
}
