import pg from "pg";
import { expect, test } from "vitest";
import { clockAhead } from "../setup/clock.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newDatabase } from "./databases.ts";
import { founder, post } from "./founder.ts";
import { startPeer } from "./smtp-peer.ts";
import { openTestStore, submit } from "./test-store.ts";

test("another server sends the mails of a server that is stopped for longer than its lease", async () => {
  const url = await newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const states = async () => (await client.query("select state from mails")).rows.map(({ state }) => state);

  // The first mail server stops answering after MAIL FROM until it is released.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting = 0;
  const slow = await startPeer({
    onMailFrom(_address, _session, done) {
      waiting++;
      void released.then(() => done());
    },
  });
  const first = await startServer({ DATABASE_URL: url, SMTP_URL: slow.url });
  expect((await post(first.url, founder)).status).toBe(200);
  await expect.poll(() => waiting).toBe(2);
  process.kill(first.pid, "SIGSTOP");

  // This server's clock is four minutes ahead, so the lease of three minutes has expired.
  const quick = await startPeer();
  const second = await startServer({
    DATABASE_URL: url,
    SMTP_URL: quick.url,
    ...clockAhead(4 * 60_000),
  });
  await quick.received(2);
  await expect.poll(states).toEqual(["sent", "sent"]);

  process.kill(first.pid, "SIGCONT");
  release();
  // The first server was in the middle of sending and goes on: mails are sent at least once, with one Message-ID.
  await slow.received(2);
  const ids = (peer: typeof slow) => peer.mails.map((mail) => mail.messageId).sort();
  expect(ids(slow)).toEqual(ids(quick));
  expect((await post(first.url, { ...founder, message: "after the pause" })).status).toBe(200);
  await expect.poll(states).toEqual(["sent", "sent", "sent", "sent"]);

  for (const server of [first, second]) {
    await server.stop();
    await removeData(server);
  }
  await Promise.all([slow.close(), quick.close()]);
  await client.end();
});

test("a retry leaves mails that are being sent, and those that can still be undone", async () => {
  const { store, remove } = await openTestStore();
  const submission = await store.submissions.findByReference(await submit(store));
  const [sending] = await store.mails.claim({ owner: "outbox", leaseMs: 60_000 }, 1, Date.now());
  expect(await store.mails.requeue(Date.now())).toHaveLength(0);
  await store.mails.end(sending?.id ?? "", "outbox", { state: "failed" });
  expect(await store.mails.requeue(Date.now())).toHaveLength(1);
  // Somebody may have got what was tried, so it is not taken back.
  const undone = await store.mails.deleteUnclaimed(submission?.id ?? "", ["team", "applicant"]);
  expect(undone).toEqual({ deleted: 1, kept: 1 });
  await remove();
});
