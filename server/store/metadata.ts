import { randomBytes } from "node:crypto";
import type { Connection } from "./schema.ts";

/**
 * - `applicantCodeKey`: the secret that applicants' codes are derived from
 * - `compactionDue`: present when something was erased since the last compaction
 * - `lastProbeAt`: written by each readiness probe, to show that the store can be written
 */
type MetadataName = "applicantCodeKey" | "compactionDue" | "lastProbeAt";

export type MetadataRepository = ReturnType<typeof metadataRepository>;

/** The table `metadata`: facts about the store itself. */
export function metadataRepository(db: Connection) {
  const insertOnce = (name: MetadataName, value: string) =>
    db
      .insertInto("metadata")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  const find = (name: MetadataName) =>
    db.selectFrom("metadata").select("value").where("name", "=", name).executeTakeFirst();

  return {
    /** The secret behind applicants' codes. It is made at the first start and lies in the store itself. */
    async applicantCodeKey(): Promise<string> {
      await insertOnce("applicantCodeKey", randomBytes(32).toString("base64url"));
      return (await find("applicantCodeKey"))?.value ?? "";
    },

    async markCompactionDue(): Promise<void> {
      await insertOnce("compactionDue", "");
    },
    isCompactionDue: async (): Promise<boolean> => (await find("compactionDue")) !== undefined,
    async clearCompactionDue(): Promise<void> {
      await db.deleteFrom("metadata").where("name", "=", "compactionDue").execute();
    },

    async writeProbe(): Promise<void> {
      const value = String(Date.now());
      await db
        .insertInto("metadata")
        .values({ name: "lastProbeAt", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
    },
  };
}
