import type { Readable } from "node:stream";
import { NotFoundError } from "../../permissions/errors.ts";
import type { ActingMember } from "../../permissions/permissions.ts";
import { recordActivity } from "../../permissions/record-activity.ts";
import type { FileDescription } from "../../store/repositories/files.ts";
import type { InboxRecord } from "../../store/repositories/inbox.ts";
import type { Store } from "../../store/store.ts";
import { findApplication, requireJudged } from "./find-application.ts";

export type OpenedResume = {
  application: Pick<InboxRecord, "form" | "formType" | "fields" | "reference">;
  file: FileDescription;
  content: Readable;
};

/**
 * The resume of an application. It is recorded each time, and stands once for each member in the timeline.
 * @throws NotFoundError when there is none that the member may see
 */
export async function openResume(
  store: Store,
  member: ActingMember,
  reference: string,
): Promise<OpenedResume> {
  const { application, file } = await store.transaction(async (repositories) => {
    const application = await findApplication(repositories, member, reference);
    requireJudged(application);
    const file = await repositories.files.describe(application.id);
    if (!file) throw new NotFoundError("This application has no resume.");
    await recordActivity(repositories, member, "resume", application.reference);
    const entries = await repositories.timeline.ofSubmission(application.id);
    if (!entries.some(({ kind, actorId }) => kind === "resume" && actorId === member.id)) {
      await repositories.timeline.add(application.id, member.id, "resume");
    }
    return { application, file };
  });
  return { application, file, content: store.files.read(application.id, file.size) };
}
