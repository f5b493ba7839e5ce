import { sql } from "kysely";
import { writesRows } from "../connection/writes-rows.ts";
import type { NewPublication, StoredPublication } from "../tables/publication-tables.ts";
import type { Connection, Dialect } from "../tables/schema.ts";

/** How many publications are kept, with the content that they need. */
const keptPublications = 20;

/** The tables `publications` and `contentFiles`. */
export function publicationRepository(db: Connection, dialect: Dialect) {
  return {
    /** Number of the newest publication; null before the first one. */
    async currentId(): Promise<number | null> {
      const row = await db
        .selectFrom("publications")
        .select(({ fn }) => fn.max("id").as("id"))
        .executeTakeFirst();
      return row?.id ?? null;
    },
    current: (): Promise<StoredPublication | undefined> =>
      db.selectFrom("publications").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst(),
    find: (id: number): Promise<StoredPublication | undefined> =>
      db.selectFrom("publications").selectAll().where("id", "=", id).executeTakeFirst(),
    /** The publications that are kept, newest first. */
    list: (): Promise<StoredPublication[]> =>
      db.selectFrom("publications").selectAll().orderBy("id", "desc").execute(),
    /**
     * Adds a publication, whose number is one higher than that of the publication it follows.
     * @returns false when another one was faster
     */
    async insert(publication: NewPublication): Promise<boolean> {
      return writesRows(
        db
          .insertInto("publications")
          .values(publication)
          .onConflict((conflict) => conflict.column("id").doNothing()),
      );
    },
    /** Those of some hashes whose content is not stored. */
    async missingFiles(hashes: string[]): Promise<string[]> {
      const rows = await db.selectFrom("contentFiles").select("hash").execute();
      const known = new Set(rows.map(({ hash }) => hash));
      return hashes.filter((hash) => !known.has(hash));
    },
    async insertFile(hash: string, content: Buffer): Promise<void> {
      await db
        .insertInto("contentFiles")
        .values({ hash, content })
        .onConflict((conflict) => conflict.column("hash").doNothing())
        .execute();
    },
    async readFile(hash: string): Promise<Buffer> {
      const row = await db
        .selectFrom("contentFiles")
        .select("content")
        .where("hash", "=", hash)
        .executeTakeFirst();
      if (!row) throw new Error(`The store has no content with the hash ${hash}`);
      return row.content;
    },
    /** Deletes publications that are not kept, and files that no kept publication has. */
    async deleteOld(): Promise<void> {
      const ids = await db
        .selectFrom("publications")
        .select("id")
        .orderBy("id", "desc")
        .offset(keptPublications)
        .limit(1_000)
        .execute();
      if (ids.length === 0) return;
      // Who stores a picture writes its draft first: either it is seen below, or its bytes are stored after this.
      if (dialect === "postgres") await sql`lock table "drafts" in share mode`.execute(db);
      await db
        .deleteFrom("publications")
        .where(
          "id",
          "in",
          ids.map(({ id }) => id),
        )
        .execute();
      const stored = await db.selectFrom("contentFiles").select("hash").execute();
      const kept = await db.selectFrom("publications").select("files").execute();
      const used = new Set(
        kept.flatMap(({ files }) => Object.values<[string]>(JSON.parse(files)).map(([hash]) => hash)),
      );
      // The draft of a picture is the hash of its bytes.
      const pictures = await db
        .selectFrom("drafts")
        .select("content")
        .where("path", "not like", "%.yaml")
        .where("path", "not like", "%.md")
        .execute();
      for (const { content } of pictures) if (content) used.add(content.toString());
      for (const { hash } of stored) {
        if (!used.has(hash)) await db.deleteFrom("contentFiles").where("hash", "=", hash).execute();
      }
    },
  };
}
