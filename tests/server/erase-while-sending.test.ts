import { globSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, expect, test } from "vitest";
import { erase } from "#server/submissions/erase.ts";
import { type MailSystem, startMailSystem } from "./mail-system.ts";

let system: MailSystem;

afterEach(() => system.remove());

/** Stores an application and runs `beforeSend` after its mails were rendered, before the first is written to a file. */
async function sendMails(beforeSend: (system: MailSystem) => Promise<unknown>) {
  let done: Promise<unknown> | undefined;
  system = await startMailSystem({}, { beforeSend: () => (done ??= beforeSend(system)) });
  await system.submit();
}

/** Kind and state of each mail, and whether it has a file. */
async function mailsWithFiles() {
  const [submission] = await system.store.submissions.list({});
  const mails = await system.store.mails.ofSubmissions([submission?.id ?? ""]);
  const written = globSync("mail/*", { cwd: system.dataDir }).map((file) => path.parse(file).name);
  return mails
    .map(({ id, kind, state }) => `${kind} ${state}${written.includes(id) ? ", a file" : ""}`)
    .sort();
}

test("an erasure while mails are written leaves only the mail about the erasure", async () => {
  await sendMails(async ({ store, dataDir }) => erase(store, dataDir, await store.submissions.list({})));
  await expect.poll(mailsWithFiles).toEqual(["applicant cancelled", "erased sent, a file", "team cancelled"]);
});

test("a server that lost its lease while it wrote a mail leaves the file in place", async () => {
  await sendMails(async ({ dataDir }) => {
    const database = new Database(path.join(dataDir, "applications.db"));
    database.exec("update mails set state = 'sent', leaseOwner = null");
    database.close();
  });
  const bothWritten = ["applicant sent, a file", "team sent, a file"];
  await expect.poll(mailsWithFiles).toEqual(bothWritten);
  await system.outbox.stop();
  expect(await mailsWithFiles()).toEqual(bothWritten);
});
