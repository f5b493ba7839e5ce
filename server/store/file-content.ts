import { Readable } from "node:stream";
import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

const piece = 512 * 1024;

async function* pieces(db: Kysely<Database>, submissionId: string, size: number) {
  for (let start = 1; start <= size; start += piece) {
    const { content } = await db
      .selectFrom("files")
      .select(sql<Buffer>`substr(content, ${sql.lit(start)}, ${sql.lit(piece)})`.as("content"))
      .where("submissionId", "=", submissionId)
      .executeTakeFirstOrThrow();
    yield content;
  }
}

/**
 * A stored file as a stream, read piece by piece, so that mailing many resumes at once costs little memory.
 * It fails when the file is erased meanwhile.
 */
export function readFileContent(db: Kysely<Database>, submissionId: string, size: number): Readable {
  return Readable.from(pieces(db, submissionId, size), { objectMode: false });
}
