import path from "node:path";
import Database from "better-sqlite3";
import type { RunningServer } from "../../setup/server.ts";

/** Puts another file in the place of an application's resume, past the checks of the form. */
export function replaceResume({ dataDir }: RunningServer, reference: string, content: string, type: string) {
  const database = new Database(path.join(dataDir, "applications.db"), { timeout: 20_000 });
  try {
    database
      .prepare(
        `update files set content = ?, size = ?, type = ?
          where submissionId = (select id from submissions where reference = ?)`,
      )
      .run(Buffer.from(content), Buffer.byteLength(content), type, reference);
  } finally {
    database.close();
  }
}
