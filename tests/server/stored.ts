import path from "node:path";
import Database from "better-sqlite3";

export type StoredSubmission = {
  reference: string;
  status: string;
  fields: Record<string, string>;
  file: { name: string; type: string; size: number; content: Buffer } | null;
  mails: { kind: string; state: string }[];
};

/** The content of an embedded store, oldest first, read while a server may be running. */
export function stored(dataDir: string): StoredSubmission[] {
  const database = new Database(path.join(dataDir, "applications.db"), { readonly: true });
  try {
    const file = database.prepare("select name, type, size, content from files where submissionId = ?");
    const mails = database.prepare("select kind, state from mails where submissionId = ? order by kind");
    return database
      .prepare<[], { id: string; reference: string; status: string; fields: string }>(
        "select id, reference, status, fields from submissions order by receivedAt",
      )
      .all()
      .map(({ id, reference, status, fields }) => ({
        reference,
        status,
        fields: JSON.parse(fields),
        file: (file.get(id) as StoredSubmission["file"]) ?? null,
        mails: mails.all(id) as StoredSubmission["mails"],
      }));
  } finally {
    database.close();
  }
}
