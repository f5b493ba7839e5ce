import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { describe, type TestContext, test } from "vitest";
import { replyAddress } from "#server/mail/reply-address.ts";
import { startCuttableProxy } from "../setup/cuttable-proxy.ts";
import { hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { type RunningServer, removeData, startServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { mailSource, replyTo } from "./mail-source.ts";
import { startPeer } from "./smtp-peer.ts";
import { openTestStore, submit } from "./test-store.ts";

const mailCount = 1_000;
const kills = 10;
/** Every tenth mail is in the mailbox twice, as when a provider delivers it again. */
const isTwice = (index: number) => index % 10 === 0;

/** Reads a store's database directly. */
async function openDatabase(onTestFinished: TestContext["onTestFinished"], dataDir: string, url?: string) {
  if (url === undefined) {
    const database = new Database(path.join(dataDir, "applications.db"));
    onTestFinished(() => void database.close());
    return async <Row>(sql: string) => database.prepare<[], Row>(sql).all();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return async <Row>(sql: string) => (await client.query(sql)).rows as Row[];
}

// They wait until a server connects again, so they run at the same time.
describe.skipIf(!hasDovecot).concurrent.each(storeKinds)("with %s", (kind) => {
  test("of 1,000 mails each is stored once and none is answered, whatever breaks meanwhile", async ({
    expect,
    onTestFinished,
  }) => {
    const [dovecot, peer] = [await startDovecot(), await startPeer()];
    const proxy = await startCuttableProxy(Number(new URL(dovecot.url).port));
    const storeSettings = await newStore(kind);
    const opened = await openTestStore(storeSettings);
    const addresses: string[] = [];
    for (const number of [1, 2]) {
      const reference = await submit(opened.store, { message: `Application ${number}` });
      const { id = "" } = (await opened.store.submissions.findByReference(reference)) ?? {};
      addresses.push((await replyAddress(opened.store, { REPLY_TO_ADDRESS: replyTo }, id)) ?? "");
    }
    await opened.store.close();
    const isShared = kind === "PostgreSQL";
    const settings = {
      ...storeSettings,
      ...(isShared ? {} : { DATA_DIR: opened.dataDir }),
      IMAP_URL: dovecot.url.replace(/:\d+\/INBOX$/, `:${proxy.port}/INBOX`),
      REPLY_TO_ADDRESS: replyTo,
      SMTP_URL: peer.url,
    };
    // On the shared database, two servers that want to read the mailbox.
    const servers: RunningServer[] = [];
    const start = async () => void servers.push(await startServer(settings));
    for (let count = 0; count < (isShared ? 2 : 1); count++) await start();
    onTestFinished(async () => {
      for (const server of servers) {
        await server.stop();
        await removeData(server);
      }
      proxy.close();
      await Promise.all([dovecot.remove(), peer.close()]);
    });
    const query = await openDatabase(onTestFinished, opened.dataDir, storeSettings.DATABASE_URL);
    const countStored = async () =>
      Number((await query<{ count: number }>(`select count(*) as "count" from "messages"`))[0]?.count);

    const subjects = Array.from(
      { length: mailCount },
      (_, index) => `Mail ${String(index).padStart(4, "0")}`,
    );
    const deliver = async (from: number, until: number) => {
      for (let index = from; index < until; index++) {
        const to = addresses[index % 2] ?? "";
        const source = mailSource({ to, subject: subjects[index] ?? "" });
        await dovecot.deliver(source);
        if (isTwice(index)) await dovecot.deliver(source);
      }
    };
    const lot = mailCount / kills;
    for (let round = 0; round < kills; round++) {
      const before = await countStored();
      const delivering = deliver(round * lot, (round + 1) * lot);
      if (round === 3 || round === 7) {
        proxy.cut();
        await wait(500);
        proxy.mend();
      }
      if (round === 5) {
        await delivering;
        await dovecot.changeUidValidity();
      }
      await expect.poll(countStored, { interval: 10 }).toBeGreaterThan(before + ((round * 37) % 60));
      const killed = servers.shift() as RunningServer;
      await killed.stop("SIGKILL");
      if (isShared) await removeData(killed);
      await delivering;
      // As when the time has passed for which a dead server keeps the mailbox.
      if (isShared) await query(`update "mailboxes" set "leaseUntil" = 1`);
      await start();
    }
    await expect.poll(countStored, { timeout: 600_000 }).toBe(mailCount);
    const stored = await query<{ subject: string; state: string }>(
      `select "subject", "state" from "messages" order by "subject"`,
    );
    expect(stored).toEqual(subjects.map((subject) => ({ subject, state: "filed" })));
    // For the last copies in the mailbox.
    await dovecot.deliver(mailSource({ to: addresses[0] ?? "", subject: "The last one" }));
    await expect.poll(countStored).toBe(mailCount + 1);
    // A mail whose server was killed is sent again, with the same Message-ID.
    const sent = new Set(peer.mails.map(({ messageId }) => messageId));
    expect(sent.size).toBe(4);
    const queued = await query<{ count: number }>(`select count(*) as "count" from "mails"`);
    expect(Number(queued[0]?.count)).toBe(4);
  }, 1_800_000);
});
