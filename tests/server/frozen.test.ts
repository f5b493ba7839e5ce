import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "../setup/postgres.ts";
import { removeData, startServer } from "../setup/server.ts";
import { founder, post } from "./founder.ts";
import { startPeer } from "./smtp-peer.ts";

test("a server frozen for longer than its lease does no harm when it goes on: another one has sent its mails", async () => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const states = async () => (await client.query("select state from mails")).rows.map(({ state }) => state);

  // The first mail server takes mails' senders and then says nothing until it is let go.
  let letGo = () => {};
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let waiting = 0;
  const slow = await startPeer({
    onMailFrom(_address, _session, done) {
      waiting++;
      void untilLetGo.then(() => done());
    },
  });
  const first = await startServer({ DATABASE_URL: url, SMTP_URL: slow.url });
  expect((await post(first.url, founder)).status).toBe(200);
  await expect.poll(() => waiting).toBe(2);
  process.kill(first.pid, "SIGSTOP");

  // Four minutes later, by this server's clock: the lease of three has ended.
  const quick = await startPeer();
  const second = await startServer({
    DATABASE_URL: url,
    SMTP_URL: quick.url,
    NODE_OPTIONS: `--import=${pathToFileURL(path.resolve("tests/setup/wrong-clock.ts")).href}`,
    CLOCK_AHEAD: String(4 * 60_000),
  });
  await quick.received(2);
  await expect.poll(states).toEqual(["sent", "sent"]);

  process.kill(first.pid, "SIGCONT");
  letGo();
  // At least once: the frozen one was in the middle of sending, and does. Whoever gets both sees they are one mail.
  await slow.received(2);
  const ids = (peer: typeof slow) => peer.mails.map((mail) => mail.messageId).sort();
  expect(ids(slow)).toEqual(ids(quick));
  expect((await post(first.url, { ...founder, message: "afterwards" })).status).toBe(200);
  await expect.poll(states).toEqual(["sent", "sent", "sent", "sent"]);

  for (const server of [first, second]) {
    await server.stop();
    await removeData(server);
  }
  await Promise.all([slow.close(), quick.close()]);
  await client.end();
  await postgres.remove();
});
