import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { describe, expect, onTestFinished, test } from "vitest";
import { hasDovecot, startDovecot } from "../setup/dovecot.ts";
import { sharedCodeKey } from "../setup/environment.ts";
import { removeData, startServer } from "../setup/server.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { mailSource } from "./mail-source.ts";
import { operateWith } from "./operator.ts";
import { postMail, sendgridSettings } from "./sendgrid.ts";
import { startSendgridSystem } from "./sendgrid-system.ts";

const subjectsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `Mail ${String(index).padStart(3, "0")}`);

async function startSystem(...args: Parameters<typeof startSendgridSystem>) {
  const system = await startSendgridSystem(...args);
  onTestFinished(system.remove);
  return system;
}

describe.each(storeKinds)("incoming mail (%s)", (kind) => {
  test("a server that is killed while SendGrid posts has stored what it acknowledged, once", async () => {
    const system = await startSystem(await newStore(kind));
    const subjects = subjectsOf(80);
    const acknowledged: string[] = [];
    const threeAtATime = pLimit(3);
    const posting = subjects.map((subject) =>
      threeAtATime(async () => {
        const source = mailSource({ to: system.first.address, subject });
        while ((await postMail(system.server.url, source)) !== 200) await wait(50);
        acknowledged.push(subject);
      }),
    );
    for (const least of [5, 40]) {
      await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThanOrEqual(least);
      await system.killAndStart();
      const stored = (await system.messages()).map(({ subject }) => subject);
      expect(acknowledged.filter((subject) => !stored.includes(subject))).toEqual([]);
    }
    await Promise.all(posting);
    expect((await system.messages()).map(({ subject, state }) => `${subject} ${state}`)).toEqual(
      subjects.map((subject) => `${subject} filed`),
    );
  });

  test.skipIf(!hasDovecot)(
    "a mail that comes by IMAP and by SendGrid is stored once, and erased from the mailbox",
    async () => {
      const dovecot = await startDovecot();
      onTestFinished(dovecot.remove);
      const storeSettings = await newStore(kind);
      const system = await startSystem(storeSettings, { IMAP_URL: dovecot.url });
      const subjects = subjectsOf(20);
      await Promise.all(
        subjects.map(async (subject, index) => {
          const source = mailSource({ to: system.first.address, subject });
          const ways = [
            () => dovecot.deliver(source),
            async () => expect.poll(() => postMail(system.server.url, source)).toBe(200),
          ];
          // Either may come first.
          if (index % 3 === 0) ways.reverse();
          for (const send of ways) await send();
        }),
      );
      await dovecot.deliver(mailSource({ to: system.second.address, subject: "The last one" }));
      const stored = async () => (await system.messages()).map(({ subject }) => subject);
      await expect.poll(stored).toContain("The last one");
      expect(await stored()).toEqual([...subjects, "The last one"]);
      const settings = {
        ...storeSettings,
        ...(kind === "PostgreSQL" ? { CODE_KEY: sharedCodeKey } : {}),
        DATA_DIR: system.dataDir,
      };
      expect((await operateWith(settings, "erase", system.first.reference, "--yes")).status).toBe(0);
      // Wakes the worker, which otherwise would look a little later.
      await dovecot.deliver(mailSource({ to: system.second.address, subject: "Wake" }));
      await expect.poll(dovecot.count).toBe(2);
    },
  );
});

test("two servers on one database store a mail that SendGrid posts to both once", async () => {
  const storeSettings = await newStore("PostgreSQL");
  const system = await startSystem(storeSettings);
  const other = await startServer({ ...storeSettings, ...sendgridSettings });
  onTestFinished(async () => {
    await other.stop();
    await removeData(other);
  });
  const subjects = subjectsOf(10);
  const twoAtATime = pLimit(2);
  const statuses = await Promise.all(
    subjects.flatMap((subject) => {
      const source = mailSource({ to: system.first.address, subject });
      return [system.server, other].map(({ url }) => twoAtATime(() => postMail(url, source)));
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await system.messages()).map(({ subject }) => subject)).toEqual(subjects);
});
