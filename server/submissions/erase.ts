import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { sql, type Transaction } from "kysely";
import { mailFolder } from "../mail/transport.ts";
import type { Database } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { hashOfCode } from "./code.ts";

type Target = { id: string; reference: string };

/** Clears one submission, its file and its keys, cancels its mails and queues a note to the team. */
async function eraseOne(trx: Transaction<Database>, { id }: Target, domain: string, now: number) {
  await trx.deleteFrom("files").where("submissionId", "=", id).execute();
  await trx.deleteFrom("once").where("submissionId", "=", id).execute();
  await trx
    .updateTable("submissions")
    .set({ fields: "{}", email: "", codeHash: null, status: "erased" })
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("mails")
    .set({ state: "cancelled", leaseOwner: null, leaseUntil: null })
    .where("submissionId", "=", id)
    .where("state", "in", ["queued", "failed"])
    .execute();
  const note = randomUUID();
  await trx
    .insertInto("mails")
    .values({
      id: note,
      submissionId: id,
      kind: "erased",
      state: "queued",
      messageId: `<${note}@${domain}>`,
      queuedAt: now,
      nextAttemptAt: now,
      leaseOwner: null,
      leaseUntil: null,
      sentAt: null,
      lastError: null,
    })
    .execute();
}

const compactionDue = "compaction due";

/** Empties the write-ahead log, where what was erased would stay a while. */
async function emptyLog({ db, dialect }: Pick<Store, "db" | "dialect">) {
  if (dialect === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Rewrites the embedded database when something was erased since the last time. Deleted content is overwritten at
 * once (`secure_delete`); this also clears what moving rows about may have left between them. It stops the server
 * for a moment, the longer the larger the store is, so it runs once a day and not with each erasure.
 */
export async function compact(store: Pick<Store, "db" | "dialect">) {
  const { db, dialect } = store;
  if (dialect !== "sqlite") return;
  const due = await db.selectFrom("keys").select("name").where("name", "=", compactionDue).executeTakeFirst();
  if (!due) return;
  await sql`vacuum`.execute(db);
  await db.deleteFrom("keys").where("name", "=", compactionDue).execute();
  await emptyLog(store);
}

/**
 * Erases submissions: personal fields, files and written mails go, queued mails are cancelled, and the team is
 * told by reference. What stays is that there was a submission, of which form, and when.
 */
export async function erase(store: Store, dataDir: string, domain: string, targets: Target[]) {
  if (targets.length === 0) return;
  const ids = targets.map((target) => target.id);
  const mails = await store.db.transaction().execute(async (trx) => {
    for (const target of targets) await eraseOne(trx, target, domain, Date.now());
    await trx
      .insertInto("keys")
      .values({ name: compactionDue, value: "" })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    return trx
      .selectFrom("mails")
      .select("id")
      .where("submissionId", "in", ids)
      .where("kind", "!=", "erased")
      .execute();
  });
  for (const mail of mails) {
    for (const ending of ["eml", "part"]) {
      await rm(path.join(mailFolder(dataDir), `${mail.id}.${ending}`), { force: true });
    }
  }
  // Busy readers may put it off; the next erasure, restart or compaction does it then.
  await emptyLog(store).catch(() => {});
}

/** Erases the application with this code. @returns its reference, or null when there is none */
export async function eraseByCode(store: Store, dataDir: string, domain: string, code: string) {
  const target = await store.db
    .selectFrom("submissions")
    .select(["id", "reference"])
    .where("codeHash", "=", hashOfCode(code))
    .executeTakeFirst();
  if (!target) return null;
  await erase(store, dataDir, domain, [target]);
  return target.reference;
}
