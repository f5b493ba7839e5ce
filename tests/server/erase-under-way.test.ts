import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import type { FastifyBaseLogger } from "fastify";
import { afterEach, expect, test } from "vitest";
import { startOutbox } from "#server/mail/outbox.ts";
import { openTransport } from "#server/mail/transport.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { readServerData } from "#server/server-data.ts";
import { readSettings } from "#server/settings.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { erase } from "#server/submissions/erase.ts";
import { receive } from "#server/submissions/receive.ts";
import { fixtureDist } from "../setup/sites.ts";
import { founder } from "./founder.ts";

const domain = "studio.example";
const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

/**
 * Stores an application and writes its mails to files, with something done to the store between the rendering of the
 * first mail and its writing.
 * @returns what there is of each mail, and how to let the outbox finish
 */
async function writeMails(meanwhile: (store: Store, folder: string) => Promise<unknown>) {
  const folder = await mkdtemp(path.join(tmpdir(), "under-way-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const settings = readSettings({ DATA_DIR: folder });
  const store = await openStore(settings);
  cleanUp.push(store.close);
  await receive(store, {
    ...{ form: "founder", formType: "Founder Application", emailConfigType: "founder_group" },
    fields: { name: founder.name, email: founder.email, message: founder.message },
    ...{ suspicious: false, domain },
  });
  const transport = openTransport(settings);
  let done: Promise<unknown> | undefined;
  const outbox = startOutbox({
    ...{ store, settings, data: await readServerData(`${fixtureDist}/server-data.json`) },
    ...{ metrics: createMetrics(store), log: { error() {}, warn() {} } as unknown as FastifyBaseLogger },
    transport: {
      ...transport,
      async send(letter, id) {
        done ??= meanwhile(store, folder);
        await done;
        return transport.send(letter, id);
      },
    },
  });
  cleanUp.push(outbox.stop);
  const mails = async () => {
    const [submission] = await store.submissions.list({});
    const rows = await store.mails.ofSubmissions([submission?.id ?? ""]);
    const written = globSync("mail/*", { cwd: folder }).map((file) => path.parse(file).name);
    return rows
      .map(({ id, kind, state }) => `${kind} ${state}${written.includes(id) ? ", a file" : ""}`)
      .sort();
  };
  return { mails, stop: outbox.stop };
}

test("of an application that is erased while its mails are written, no mail stays but the note to the team", async () => {
  const { mails } = await writeMails(async (store, folder) => {
    await erase(store, folder, domain, await store.submissions.list({}));
  });
  await expect.poll(mails).toEqual(["applicant cancelled", "erased sent, a file", "team cancelled"]);
});

test("a server that has lost a mail to another one while it wrote it leaves it where it is", async () => {
  const { mails, stop } = await writeMails(async (_store, folder) => {
    const database = new Database(path.join(folder, "applications.db"));
    database.exec("update mails set state = 'sent', leaseOwner = null");
    database.close();
  });
  const both = ["applicant sent, a file", "team sent, a file"];
  await expect.poll(mails).toEqual(both);
  await stop();
  expect(await mails()).toEqual(both);
});
