import { type SqlBool, sql } from "kysely";
import type { FormKind } from "#contract/forms/registry.ts";
import type { Connection } from "../tables/schema.ts";

/**
 * A form, or a position of the form of jobs; `position` is empty for other forms. With `ventures`, only what is for jobs at
 * these companies.
 */
export type PipelineSubject = { form: FormKind; position: string; ventures?: string[] };

/** What is in the inbox for one position or form. Without `ventures`, each reads the index `submissionsInPipeline` only. */
export function pipelineRepository(db: Connection) {
  const inInbox = ({ form, position, ventures }: PipelineSubject) =>
    db
      .selectFrom("submissions")
      .where("submissions.form", "=", form)
      .where("submissions.position", "=", position)
      .$if(ventures !== undefined, (query) => query.where("submissions.venture", "in", ventures ?? []))
      // As they stand in the condition of the index.
      .where(sql<SqlBool>`submissions.status = 'accepted'`)
      .where(sql<SqlBool>`submissions."archivedAt" is null`);
  return {
    /** How many are in each stage. */
    async countByStage(subject: PipelineSubject): Promise<Map<string | null, number>> {
      const rows = await inInbox(subject)
        .select(({ fn }) => ["submissions.stage", fn.countAll<number>().as("count")])
        .groupBy("submissions.stage")
        .execute();
      return new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
    },

    /** The sequences of the newest in a stage, newest first. */
    async newest(subject: PipelineSubject, stage: string, limit: number): Promise<number[]> {
      const rows = await inInbox(subject)
        .select("submissions.sequence")
        .where("submissions.stage", "=", stage)
        .orderBy("submissions.sequence", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ sequence }) => sequence);
    },

    /**
     * The sequences of those in these stages that were given to readers, newest first.
     * @param before continues after the submission with this sequence
     */
    async withReadings(
      subject: PipelineSubject,
      stages: string[],
      limit: number,
      before?: number,
    ): Promise<number[]> {
      const rows = await inInbox(subject)
        .select("submissions.sequence")
        .where("submissions.stage", "in", stages)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("readings")
              .select("readings.id")
              .whereRef("readings.submissionId", "=", "submissions.id")
              .where("readings.state", "in", ["asked", "judged"]),
          ),
        )
        .$if(before !== undefined, (query) => query.where("submissions.sequence", "<", before ?? 0))
        .orderBy("submissions.sequence", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ sequence }) => sequence);
    },
  };
}
