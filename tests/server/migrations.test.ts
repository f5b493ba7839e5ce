import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { fingerprintOf } from "#server/store/code-key.ts";
import { migrations } from "#server/store/migrations/migrations.ts";
import { deriveCode, hashToken } from "#server/store/secret-token.ts";
import { openStore } from "#server/store/store.ts";
import {
  createOldStore,
  dialects,
  erased,
  excluded,
  file,
  key,
  mail,
  newSettings,
  notReviewed,
  submission,
  withDatabase,
} from "./old-stores.ts";

test.each(dialects)("a store of the earlier version keeps all its rows (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  const store = await openStore(settings);
  const { codeKey } = store;
  const found = await store.inbox.list(
    { access: { forms: ["career"], positions: [], ventures: [] }, status: "all", words: ["asa"] },
    "member",
    2,
  );
  expect(found.map(({ reference }) => reference)).toEqual([submission.reference]);
  expect(await readFile(path.join(settings.DATA_DIR, "code.key"), "utf8")).toBe(`${codeKey}\n`);
  await store.close();
  await withDatabase(settings, async (db) => {
    const rows = (table: string) => db.selectFrom(table).selectAll().execute();
    // Its confirmation was not sent yet, so its code is of the new key.
    const codeHash = hashToken(deriveCode(submission.id, codeKey));
    expect(await db.selectFrom("submissions").selectAll().orderBy("id").execute()).toEqual([
      { ...submission, codeHash, ...notReviewed, position: "CEO", sequence: 1 },
      { ...erased, ...notReviewed, sequence: 2 },
    ]);
    expect(await rows("files")).toEqual([file]);
    const noSubject = { replyId: null, memberId: null, noteId: null, interviewId: null, calendarEvent: null };
    expect(await rows("mails")).toEqual([{ ...mail, excludedRecipients: excluded, ...noSubject }]);
    expect(await rows("idempotencyKeys")).toEqual([key]);
    expect(await db.selectFrom("metadata").selectAll().orderBy("name").execute()).toEqual([
      { name: "codeKeyFingerprint", value: fingerprintOf(codeKey) },
      { name: "compactionDue", value: "" },
      { name: "lastProbeAt", value: "5" },
    ]);
    expect(await rows("rateLimits")).toEqual([{ addressHash: "hash", count: 1, windowEndsAt: 9 }]);
    const tables = (await db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("searchIndex"));
    expect(tables.sort()).toEqual(
      [
        ...["interviews", "interviewTokens", "interviewMembers", "interviewTimes", "busyQuarters"],
        ...["files", "idempotencyKeys", "mails", "metadata", "rateLimits", "submissions", "activity"],
        ...[
          "readings",
          "savedViews",
          "decisions",
          "merits",
          "replies",
          "replyDrafts",
          "replyFiles",
          "webhooks",
          "reads",
          "notes",
          "mentions",
          "timeline",
          "searchDocuments",
        ],
        ...["members", "sessions", "verifications", "memberSessions", "oneTimeTokens", "passkeys"],
        ...["calendarAddresses", "calendarAccounts", "freeHours"],
        ...["publications", "contentFiles", "servers", "drafts", "previewLinks"],
        ...["messages", "messageFiles", "receivedMails", "mailboxes", "replyTokens"],
      ].sort(),
    );
  });
});

test.each(dialects)("constraints refuse unknown values and missing submissions (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  await (await openStore(settings)).close();
  await withDatabase(settings, async (db) => {
    const update = (table: string, values: object) => db.updateTable(table).set(values).execute();
    await expect(update("submissions", { status: "new" })).rejects.toThrow(/check/i);
    await expect(update("submissions", { form: "other" })).rejects.toThrow(/check/i);
    await expect(update("mails", { state: "lost" })).rejects.toThrow(/check/i);
    await expect(update("mails", { kind: "other" })).rejects.toThrow(/check/i);
    await expect(update("files", { checked: "maybe" })).rejects.toThrow(/check/i);
    await expect(update("mails", { submissionId: "none" })).rejects.toThrow(/foreign key/i);
    await expect(update("idempotencyKeys", { submissionId: "none" })).rejects.toThrow(/foreign key/i);

    const remove = () => db.deleteFrom("submissions").where("id", "=", submission.id).execute();
    await expect(remove()).rejects.toThrow(/foreign key/i);
    await db.deleteFrom("mails").execute();
    await remove();
    expect(await db.selectFrom("files").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("idempotencyKeys").selectAll().execute()).toEqual([]);
  });
});

test("a migration that was interrupted before it was noted is not repeated (sqlite)", async () => {
  const settings = await newSettings("sqlite");
  await createOldStore(settings, "sqlite");
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations("sqlite") });
    const { error } = await migrator.migrateTo("0003-names-and-constraints");
    expect(error).toBeUndefined();
    await sql`delete from kysely_migration where name >= '0003'`.execute(db);
  });
  const store = await openStore(settings);
  expect(await store.submissions.findByReference(submission.reference)).toMatchObject({
    fields: submission.fields,
  });
  await store.close();
});

test.each(dialects)("words that were stored with ø are found without it (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await createOldStore(settings, dialect);
  await withDatabase(settings, async (db) => {
    const migrator = new Migrator({ db, provider: migrations(dialect) });
    const { error } = await migrator.migrateTo("0007-desk-mail");
    expect(error).toBeUndefined();
    await db.updateTable("searchDocuments").set({ text: "søren łæ" }).where("sequence", "=", 1).execute();
  });
  const store = await openStore(settings);
  const search = (words: string[]) =>
    store.inbox.list(
      { access: { forms: ["career"], positions: [], ventures: [] }, status: "all", words },
      "member",
      2,
    );
  for (const words of [["soren"], ["lae"]]) expect(await search(words)).toHaveLength(1);
  expect(await search(["asa"])).toEqual([]);
  await store.close();
});

test.each(dialects)(
  "a reply counts as given once it was sent, and nobody who left has open work (%s)",
  async (dialect) => {
    const settings = await newSettings(dialect);
    await createOldStore(settings, dialect);
    await withDatabase(settings, async (db) => {
      const migrator = new Migrator({ db, provider: migrations(dialect) });
      const { error } = await migrator.migrateTo("0008-plain-letters");
      expect(error).toBeUndefined();
      const member = {
        name: "Gone",
        email: "gone@studio.example",
        emailVerified: 1,
        role: "member",
        forms: "[]",
        digest: 0,
      };
      const times = { createdAt: "", updatedAt: "", removedAt: 1 };
      await db
        .insertInto("members")
        .values({ id: "gone", ...member, ...times })
        .execute();
      const work = { assigneeId: "gone", firstRepliedAt: 5, fields: '{"phone":"070-174 06 42"}' };
      await db.updateTable("submissions").set(work).where("id", "=", submission.id).execute();
      const reply = {
        submissionId: submission.id,
        kind: "reply",
        state: "failed",
        messageId: "<2@studio.example>",
      };
      await db
        .insertInto("mails")
        .values({ id: "mail 2", ...reply, queuedAt: 6, nextAttemptAt: 6 })
        .execute();
    });
    const store = await openStore(settings);
    const words = ["46701740642"];
    const found = await store.inbox.list(
      { access: { forms: ["career"], positions: [], ventures: [] }, status: "inbox", words },
      "member",
      2,
    );
    expect(found).toMatchObject([
      { assigneeId: null, firstRepliedAt: null, lastRepliedAt: null, failedReplyAt: 6 },
    ]);
    await store.close();
  },
);
