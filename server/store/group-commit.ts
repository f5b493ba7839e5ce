import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { isBusy } from "./busy.ts";
import type { Database } from "./schema.ts";

/** Runs work in a transaction. When it resolves, the work is on disk; when it rejects, nothing of it is stored. */
export type Transact = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

type Job = {
  /** @returns what tells its sender, once the group is on disk */
  work: (trx: Transaction<Database>) => Promise<() => void>;
  reject: (error: unknown) => void;
};

/** So many share a commit; more would make the first of them wait for the last. */
const most = 32;

/**
 * One job of a group. Fails alone, unless the database gave up the whole transaction, or another process holds it:
 * each job that waited for that would stop this whole process anew.
 */
async function runJob(trx: Transaction<Database>, { work, reject }: Job) {
  await sql`savepoint job`.execute(trx);
  try {
    const tell = await work(trx);
    await sql`release job`.execute(trx);
    return tell;
  } catch (error) {
    if (isBusy(error)) throw error;
    // After a full disk there is no transaction to go back in, and this throws: then all of the group fail.
    await sql`rollback to job`.execute(trx).catch(() => Promise.reject(error));
    await sql`release job`.execute(trx);
    reject(error);
    return null;
  }
}

/**
 * SQLite writes one transaction at a time, and most of a small one is its wait for the disk. Whatever comes in
 * during that wait is committed together: nobody hears yes earlier, and many hear it sooner.
 */
export function groupCommits(db: Kysely<Database>): Transact {
  let waiting: Job[] = [];
  let isRunning = false;

  async function run() {
    isRunning = true;
    while (waiting.length > 0) {
      // The database works without letting others in between, so requests that have arrived are let in here.
      await nextTurn();
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const done = await db.transaction().execute(async (trx) => {
          const results = [];
          for (const job of group) results.push(await runJob(trx, job));
          return results;
        });
        for (const tell of done) tell?.();
      } catch (error) {
        for (const job of group) job.reject(error);
      }
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const job = async (trx: Transaction<Database>) => {
        const result = await work(trx);
        return () => resolve(result);
      };
      waiting.push({ work: job, reject });
      if (!isRunning) void run();
    });
}
