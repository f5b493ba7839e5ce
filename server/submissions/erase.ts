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

/** Gives freed pages back and empties the write-ahead log, so that nothing erased stays in the files. */
async function compact({ db, dialect }: Pick<Store, "db" | "dialect">) {
  if (dialect !== "sqlite") return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
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
  await compact(store);
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
