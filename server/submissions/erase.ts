import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import { whenFree } from "../store/busy.ts";
import type { Database } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { removeWritten } from "../store/written-mails.ts";
import { hashOfCode } from "./code.ts";

type Target = { id: string; reference: string };

/** So many are erased in one transaction: few enough for a statement's variables, and for visitors who wait. */
const chunk = 50;

/**
 * Clears submissions, their files and their keys, cancels their mails and queues a note to the team for each.
 * What another server or the operator has erased meanwhile is left alone.
 * @returns the ids of those it erased, and of the mails written for them
 */
async function eraseChunk(trx: Transaction<Database>, targets: Target[], domain: string, now: number) {
  const asked = targets.map(({ id }) => id);
  const erased = await trx
    .updateTable("submissions")
    .set({ fields: "{}", email: "", codeHash: null, status: "erased" })
    .where("id", "in", asked)
    .where("status", "!=", "erased")
    .returning("id")
    .execute();
  if (erased.length === 0) return { ids: [], mails: [] };
  const ids = erased.map(({ id }) => id);
  await trx.deleteFrom("files").where("submissionId", "in", ids).execute();
  await trx.deleteFrom("once").where("submissionId", "in", ids).execute();
  await trx
    .updateTable("mails")
    .set({ state: "cancelled", leaseOwner: null, leaseUntil: null })
    .where("submissionId", "in", ids)
    .where("state", "in", ["queued", "failed"])
    .execute();
  const mails = await trx.selectFrom("mails").select("id").where("submissionId", "in", ids).execute();
  const notes = ids.map((submissionId) => {
    const id = randomUUID();
    const queued = { kind: "erased", state: "queued", queuedAt: now, nextAttemptAt: now } as const;
    return { id, submissionId, messageId: `<${id}@${domain}>`, ...queued };
  });
  await trx.insertInto("mails").values(notes).execute();
  await trx
    .insertInto("keys")
    .values({ name: compactionDue, value: "" })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return { ids, mails: mails.map(({ id }) => id) };
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
 * Many are erased a part at a time, with others let in between.
 * @param stopping when it shall end before the next part
 * @returns how many were erased; fewer than asked for when some already were, or it was ended
 */
export async function erase(
  store: Store,
  dataDir: string,
  domain: string,
  targets: Target[],
  stopping?: AbortSignal,
) {
  let count = 0;
  for (let start = 0; start < targets.length && !stopping?.aborted; start += chunk) {
    const part = targets.slice(start, start + chunk);
    const { ids, mails } = await whenFree(() =>
      store.db.transaction().execute((trx) => eraseChunk(trx, part, domain, Date.now())),
    );
    count += ids.length;
    await removeWritten(dataDir, mails);
    await nextTurn();
  }
  // Busy readers may put it off; the next erasure, restart or compaction does it then.
  if (count > 0) await emptyLog(store).catch(() => {});
  return count;
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
