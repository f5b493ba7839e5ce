import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TimelineEntry } from "#contract/desk/application.ts";
import type { Connection, TimelineKind, TimelineRow } from "../tables/schema.ts";
import type { ChangeRepository } from "./changes.ts";

/** The table `timeline`: what happened to submissions, without personal data of applicants. */
export function timelineRepository(db: Connection, changes: ChangeRepository) {
  return {
    /**
     * Adds an entry, and announces that the application changed.
     * @param actorId the member who did it; null for the server, the operator CLI and applicants
     */
    async add(
      submissionId: string,
      actorId: string | null,
      kind: TimelineKind,
      details: TimelineEntry["details"] = {},
      at = Date.now(),
    ): Promise<void> {
      await db
        .insertInto("timeline")
        .values({
          ...{ id: randomUUID(), submissionId, at, actorId, kind, details: JSON.stringify(details) },
          sequence: sql`(select coalesce(max("sequence"), 0) + 1 from "timeline"
            where "submissionId" = ${submissionId})`,
        })
        .execute();
      await changes.addApplications([submissionId], {
        ...(actorId !== null && { actorId }),
        ...(kind === "readerAsked" && { readerId: details.readerId }),
        ...(details.assigneeId && { assigneeId: details.assigneeId }),
      });
    },

    /** Oldest first. */
    ofSubmission: (submissionId: string): Promise<TimelineRow[]> =>
      db
        .selectFrom("timeline")
        .selectAll()
        .where("submissionId", "=", submissionId)
        .orderBy("at")
        .orderBy("sequence")
        .execute(),
  };
}
