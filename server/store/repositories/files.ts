import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Connection, StoredFile } from "../tables/schema.ts";

const chunkBytes = 512 * 1024;

async function* chunks(db: Connection, submissionId: string, sizeBytes: number) {
  for (let start = 1; start <= sizeBytes; start += chunkBytes) {
    const { content } = await db
      .selectFrom("files")
      .select(sql<Buffer>`substr(content, ${sql.lit(start)}, ${sql.lit(chunkBytes)})`.as("content"))
      .where("submissionId", "=", submissionId)
      .executeTakeFirstOrThrow();
    yield content;
  }
}

/** A file without its content. */
export type FileDescription = Pick<StoredFile, "name" | "type" | "size" | "checked">;

/** The table `files`: at most one resume for each submission. */
export function fileRepository(db: Connection) {
  return {
    async insert(file: StoredFile): Promise<void> {
      await db.insertInto("files").values(file).execute();
    },

    /** The file with its content. */
    find: (submissionId: string) =>
      db.selectFrom("files").selectAll().where("submissionId", "=", submissionId).executeTakeFirst(),

    describe: (submissionId: string): Promise<FileDescription | undefined> =>
      db
        .selectFrom("files")
        .select(["name", "type", "size", "checked"])
        .where("submissionId", "=", submissionId)
        .executeTakeFirst(),

    /** The names of the files of several submissions. */
    async namesOf(submissionIds: string[]): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom("files")
        .select(["submissionId", "name"])
        .where("submissionId", "in", submissionIds)
        .execute();
      return new Map(rows.map(({ submissionId, name }) => [submissionId, name]));
    },

    /**
     * The content in chunks, so that mailing many resumes at once takes little memory. The stream fails when the
     * file is erased meanwhile.
     */
    read: (submissionId: string, sizeBytes: number): Readable =>
      Readable.from(chunks(db, submissionId, sizeBytes), { objectMode: false }),
  };
}
