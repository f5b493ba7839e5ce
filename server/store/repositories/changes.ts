import { sql } from "kysely";
import * as z from "zod";
import { liveChangeSchema } from "#contract/desk/live.ts";
import { formKindSchema } from "#contract/desk/roles.ts";
import type { Connection, Dialect } from "../tables/schema.ts";

/** A change that is announced to the desks. */
export const storeChangeSchema = z.object({
  ...liveChangeSchema.shape,
  /** What decides who sees the application: only members who see it are told. */
  form: z.optional(formKindSchema),
  position: z.optional(z.string()),
  venture: z.optional(z.string()),
});
export type StoreChange = z.output<typeof storeChangeSchema>;

/** The channel on which servers announce changes through PostgreSQL. */
export const changeChannel = "deskChanges";

export type ChangeRepository = ReturnType<typeof changeRepository>;

/**
 * Announces changes to the desks of all servers, once the transaction has been committed.
 * @param emit announces a change in this process
 */
export function changeRepository(db: Connection, dialect: Dialect, emit: (change: StoreChange) => void) {
  async function add(change: StoreChange): Promise<void> {
    if (dialect === "sqlite") emit(change);
    else await sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`.execute(db);
  }
  return {
    add,

    /** Announces a change of applications, or of their mails. */
    async addApplications(
      submissionIds: string[],
      change: Partial<Omit<StoreChange, "reference" | "form" | "position" | "venture">> = {},
    ): Promise<void> {
      const rows = await db
        .selectFrom("submissions")
        .select(["reference", "form", "position", "venture"])
        .where("id", "in", submissionIds)
        .execute();
      for (const row of rows) await add({ kind: "application", ...row, ...change });
    },
  };
}
