import type { ServerRow } from "../tables/publication-tables.ts";
import type { Connection } from "../tables/schema.ts";

/** The table `servers`: what each server serves. */
export function serverRepository(db: Connection) {
  return {
    /** Records what a server serves now. */
    async report(server: ServerRow): Promise<void> {
      const { id: _, ...values } = server;
      await db
        .insertInto("servers")
        .values(server)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute();
    },
    /** The servers that were seen since a time. */
    list: (sinceMs: number): Promise<ServerRow[]> =>
      db.selectFrom("servers").selectAll().where("seenAt", ">=", sinceMs).orderBy("name").execute(),
    async remove(id: string): Promise<void> {
      await db.deleteFrom("servers").where("id", "=", id).execute();
    },
    async removeSeenBefore(timeMs: number): Promise<void> {
      await db.deleteFrom("servers").where("seenAt", "<", timeMs).execute();
    },
  };
}
