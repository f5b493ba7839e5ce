import { applicationMessages } from "#contract/messages.ts";
import type { ApplicationView } from "#contract/responses.ts";
import type { Store } from "../store/store.ts";
import { hashOfCode } from "./code.ts";
import { labelledFields } from "./labelled-fields.ts";

/** Everything held about the application with this code, its file included; null when there is none. */
export async function viewByCode({ db }: Pick<Store, "db">, code: string): Promise<ApplicationView | null> {
  const submission = await db
    .selectFrom("submissions")
    .selectAll()
    .where("codeHash", "=", hashOfCode(code))
    .executeTakeFirst();
  if (!submission) return null;
  const file = await db
    .selectFrom("files")
    .selectAll()
    .where("submissionId", "=", submission.id)
    .executeTakeFirst();
  return {
    message: applicationMessages.held,
    reference: submission.reference,
    formType: submission.formType,
    receivedAt: new Date(submission.receivedAt).toISOString(),
    fields: labelledFields(submission).map(({ label, value }) => ({ label, value })),
    file: file
      ? { name: file.name, type: file.type, size: file.size, content: file.content.toString("base64") }
      : null,
  };
}
