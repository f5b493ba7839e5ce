import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { signedInMember } from "../../setup/desk.ts";
import { filesContaining } from "../files-containing.ts";
import { applyAsFounder } from "../founder.ts";
import { sharedServer } from "../shared-server.ts";
import { addNote, open } from "./review.ts";

// No mail server answers there, so that all mails wait in the store.
const server = sharedServer({ DESK_PORT: "0", SMTP_URL: "smtp://127.0.0.1:1" });

/** Reads the store's database directly. */
function query<Row>(sql: string): Row[] {
  const database = new Database(path.join(server.dataDir, "applications.db"));
  try {
    return database.prepare<[], Row>(sql).all();
  } finally {
    database.close();
  }
}

/** Words of the full-text index that begin like this. */
function indexedWords(start: string): string[] {
  const database = new Database(path.join(server.dataDir, "applications.db"));
  try {
    database.exec(`create virtual table temp.words using fts5vocab(main, "searchIndex", row)`);
    const rows = database.prepare<[string], { term: string }>(
      "select term from temp.words where term like ?",
    );
    return rows.all(`${start}%`).map(({ term }) => term);
  } finally {
    database.close();
  }
}

test("after an erasure no file and no index holds fields, notes or replies", async () => {
  const [author, colleague] = [await signedInMember(server), await signedInMember(server)];
  const email = "utplanad@example.se";
  const reference = await applyAsFounder(server, { name: "Quastenflosser Xerxes", email });
  const { application } = await open(author, reference);
  const noted = await addNote(author, reference, `Zwetschgendatschi, says @[${colleague.id}]`);
  expect(noted.status).toBe(200);
  const replied = await author.request(`/api/applications/${reference}/replies`, {
    method: "POST",
    body: {
      id: crypto.randomUUID(),
      version: application.version,
      subject: "Kvittblivning",
      text: "Dear Xerxes, Haselnussgebäck awaits you.",
    },
  });
  expect(replied.status).toBe(200);
  const drafted = await colleague.request(`/api/applications/${reference}/draft`, {
    method: "POST",
    body: { replyId: crypto.randomUUID(), template: "blank", subject: "", text: "Preiselbeerkompott" },
  });
  expect(drafted.status).toBe(204);
  const decided = await author.request(`/api/applications/${reference}/decision`, {
    method: "POST",
    body: {
      id: crypto.randomUUID(),
      version: application.version + 1,
      outcome: "declined",
      reasons: [{ id: "one", reason: "Quittenkompott" }],
    },
  });
  expect(decided.status).toBe(204);
  const texts = [
    "Quittenkompott",
    "Preiselbeerkompott",
    "Quastenflosser",
    "utplanad",
    "Zwetschgendatschi",
    "zwetschgendatschi",
    "Kvittblivning",
    "Haselnuss",
  ];
  for (const text of texts) expect(filesContaining(server.dataDir, text), text).not.toEqual([]);
  expect(indexedWords("zwetschgen")).not.toEqual([]);

  const erased = await author.request("/api/person/erase", { method: "POST", body: { email } });
  expect(erased.status).toBe(200);
  for (const text of texts) expect(filesContaining(server.dataDir, text), text).toEqual([]);
  for (const start of ["quasten", "xerxes", "utplanad", "zwetschgen"])
    expect(indexedWords(start)).toEqual([]);
  for (const table of [
    "notes",
    "mentions",
    "decisions",
    "replies",
    "replyDrafts",
    "timeline",
    "searchDocuments",
  ]) {
    expect(query(`select * from "${table}"`), table).toEqual([]);
  }
  expect((await open(colleague, reference)).application).toMatchObject({
    status: "erased",
    name: "",
    email: "",
  });
});
