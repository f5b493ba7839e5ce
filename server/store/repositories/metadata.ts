import { sql } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { Connection } from "../tables/schema.ts";

type MetadataName =
  /** The key of applicants' codes in earlier versions; see code-key.ts. */
  | "applicantCodeKey"
  /** Tells whether the key of applicants' codes is the one this store was used with. */
  | "codeKeyFingerprint"
  /** Present when something was erased since the last compaction. */
  | "compactionDue"
  /** The address at which a server started its desk last. */
  | "deskUrl"
  /** Present when the store was filled with sample applications. */
  | "isDemo"
  /** When the operator CLI last made a backup, in milliseconds. */
  | "lastBackupAt"
  /** Written by each readiness probe, to show that the store can be written. */
  | "lastProbeAt"
  /** When retention last ran, in milliseconds. */
  | "retentionRanAt"
  /** Since when it waits, because the clock may be wrong, in milliseconds. */
  | "retentionHeldAt"
  /** When a mail that a mail provider posted was last taken, in milliseconds. */
  | "postedMailTakenAt"
  /** Why one was last refused, and when, in milliseconds, such as `key 1764122400000`. */
  | "postedMailRefusal"
  /** The dates (Stockholm) whose digest mails were queued last, separated by spaces. */
  | "recentDigestDates";

/** Why a mail that a mail provider posted was refused. */
export type PostedMailRefusal = "unsigned" | "clock" | "key" | "noSource" | "failed";

export type MetadataRepository = ReturnType<typeof metadataRepository>;

/** The table `metadata`: facts about the store itself. */
export function metadataRepository(db: Connection) {
  const insertOnce = (name: MetadataName, value: string) =>
    db
      .insertInto("metadata")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
  const remove = (name: MetadataName) => db.deleteFrom("metadata").where("name", "=", name).execute();
  const find = (name: MetadataName) =>
    db.selectFrom("metadata").select("value").where("name", "=", name).executeTakeFirst();

  async function findTime(name: MetadataName): Promise<number | null> {
    const row = await find(name);
    return row ? Number(row.value) : null;
  }

  async function set(name: MetadataName, value: string): Promise<void> {
    await db
      .insertInto("metadata")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  }

  return {
    codeKeyFingerprint: async (): Promise<string | null> => (await find("codeKeyFingerprint"))?.value ?? null,
    /** @returns false when there was one already */
    setCodeKeyFingerprint: async (fingerprint: string): Promise<boolean> =>
      (await insertOnce("codeKeyFingerprint", fingerprint)) !== undefined,
    /** Lets the next server that starts choose the key. */
    async clearCodeKeyFingerprint(): Promise<void> {
      await remove("codeKeyFingerprint");
    },
    /** Removes the key that earlier versions had in the database. */
    async removeStoredCodeKey(): Promise<void> {
      await remove("applicantCodeKey");
    },

    async markCompactionDue(): Promise<void> {
      await insertOnce("compactionDue", "");
    },
    isCompactionDue: async (): Promise<boolean> => (await find("compactionDue")) !== undefined,
    async clearCompactionDue(): Promise<void> {
      await remove("compactionDue");
    },

    async markDemo(): Promise<void> {
      await insertOnce("isDemo", "");
    },
    isDemo: async (): Promise<boolean> => (await find("isDemo")) !== undefined,

    setDeskUrl: (url: string): Promise<void> => set("deskUrl", url),
    /** Null when no server has started its desk yet. */
    deskUrl: async (): Promise<string | null> => (await find("deskUrl"))?.value ?? null,

    writeProbe: (): Promise<void> => set("lastProbeAt", String(Date.now())),

    setLastBackupAt: (timeMs: number): Promise<void> => set("lastBackupAt", String(timeMs)),
    /** Null when the operator CLI made none. */
    lastBackupAt: () => findTime("lastBackupAt"),

    /** Records that retention runs, and no longer waits. */
    async setRetentionRanAt(timeMs: number): Promise<void> {
      await set("retentionRanAt", String(timeMs));
      await remove("retentionHeldAt");
    },
    /** Null before the first run. */
    retentionRanAt: () => findTime("retentionRanAt"),
    setRetentionHeldAt: (timeMs: number): Promise<void> => set("retentionHeldAt", String(timeMs)),
    /** Null unless it waits. */
    retentionHeldAt: () => findTime("retentionHeldAt"),

    setPostedMailTaken: (timeMs: number): Promise<void> => set("postedMailTakenAt", String(timeMs)),
    setPostedMailRefused: (reason: PostedMailRefusal, timeMs: number): Promise<void> =>
      set("postedMailRefusal", `${reason} ${timeMs}`),
    /** When a posted mail was last taken, and when and why one was last refused; null when none was. */
    async postedMails() {
      const [reason, refusedAt] = (await find("postedMailRefusal"))?.value.split(" ") ?? [];
      return {
        takenAt: await findTime("postedMailTakenAt"),
        refused: reason ? { reason: reason as PostedMailRefusal, at: Number(refusedAt) } : null,
      };
    },

    /**
     * Claims the digest of a date such as `2026-11-23`. Several dates are kept, so that a server with a wrong clock
     * neither stops the digests of the others nor makes them go out again.
     * @returns false when it was claimed already
     */
    async claimDigest(date: string): Promise<boolean> {
      return writesRows(
        db
          .insertInto("metadata")
          .values({ name: "recentDigestDates", value: date })
          .onConflict((conflict) =>
            conflict
              .column("name")
              .doUpdateSet({ value: sql`${date} || ' ' || substr(metadata.value, 1, 100)` })
              .where("metadata.value", "not like", `%${date}%`),
          ),
      );
    },
  };
}
