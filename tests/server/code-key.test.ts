import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readStages } from "#content-model/stages.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import { readSettings } from "#server/settings.ts";
import { readServerData } from "#server/site/open-site.ts";
import { lockStore } from "#server/store/connection/server-lock.ts";
import { deriveCode, hashToken } from "#server/store/secret-token.ts";
import { openStore } from "#server/store/store.ts";
import { resendLink } from "#server/submissions/resend-link.ts";
import { viewByCode } from "#server/submissions/view.ts";
import { startFailingServer } from "../setup/server.ts";
import { fixtureSite } from "../setup/sites.ts";
import { operate } from "./operator.ts";
import { submit } from "./test-store.ts";

const stages = await readStages();

let dataDir: string;
let keyFile: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "code-key-"));
  keyFile = path.join(dataDir, "code.key");
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Runs statements on the database while no server uses it. */
function change(...statements: string[]) {
  const database = new Database(path.join(dataDir, "applications.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
}

test("the key is in a file of its own that only the owner can read, and not in the database", async () => {
  const store = await openStore({ DATA_DIR: dataDir });
  await submit(store);
  await store.close();
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  const key = (await readFile(keyFile, "utf8")).trim();
  expect(key).toHaveLength(43);
  const database = await readFile(path.join(dataDir, "applications.db"));
  expect(database.includes(key)).toBe(false);
});

test("a store with the key of an earlier version gets a new one, and codes that were mailed keep working", async () => {
  const oldKey = "key-that-the-database-held-in-an-earlier-version";
  const store = await openStore({ DATA_DIR: dataDir });
  const references = [await submit(store), await submit(store, { message: "waiting" })];
  const [mailed, waiting] = await Promise.all(
    references.map((one) => store.submissions.findByReference(one)),
  );
  await store.close();
  if (!mailed || !waiting) throw new Error("No submissions");
  const oldCodes = [mailed, waiting].map(({ id }) => deriveCode(id, oldKey));
  change(
    "delete from metadata",
    `insert into metadata values ('applicantCodeKey', '${oldKey}')`,
    ...[mailed, waiting].map(
      ({ id }, index) =>
        `update submissions set codeHash = '${hashToken(oldCodes[index] ?? "")}' where id = '${id}'`,
    ),
    `update mails set state = 'sent' where submissionId = '${mailed.id}'`,
  );
  await rm(keyFile);

  const upgraded = await openStore({ DATA_DIR: dataDir });
  expect(await viewByCode(upgraded, oldCodes[0] ?? "", stages)).toMatchObject({
    reference: mailed.reference,
  });
  expect(await viewByCode(upgraded, deriveCode(waiting.id, upgraded.codeKey), stages)).toMatchObject({
    reference: waiting.reference,
  });
  await upgraded.close();
  const database = await readFile(path.join(dataDir, "applications.db"));
  expect(database.includes(oldKey)).toBe(false);
});

test("a server with another key does not start, until the operator says that the old one is lost", async () => {
  const store = await openStore({ DATA_DIR: dataDir });
  const reference = await submit(store);
  const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
  await store.close();
  const otherKey = "f".repeat(64);
  const withSetting = startFailingServer({ DATA_DIR: dataDir, CODE_KEY: otherKey });
  expect([withSetting.status, withSetting.stderr]).toEqual([
    1,
    expect.stringMatching(/^CODE_KEY is not the key of this store\. .*new-code-key`\.$/),
  ]);
  expect(withSetting.stderr).not.toContain(otherKey);
  await writeFile(keyFile, `${otherKey}\n`);
  expect(startFailingServer({ DATA_DIR: dataDir }).stderr).toContain("code.key is not the key of this store");
  await rm(keyFile);
  expect(startFailingServer({ DATA_DIR: dataDir }).stderr).toContain("code.key is missing");
  expect(startFailingServer({ CODE_KEY: "too short" }).stderr).toMatch(
    /^CODE_KEY="\*\*\*": must be at least 32/,
  );

  change("create trigger keeps before delete on metadata begin select raise(abort, 'The key is kept'); end");
  expect((await operate(dataDir, "new-code-key")).stderr).toContain("The key is kept");
  // The failed command does not keep the store locked.
  lockStore({ DATA_DIR: dataDir })();
  change("drop trigger keeps");
  expect((await operate(dataDir, "new-code-key")).status).toBe(0);
  const reopened = await openStore({ DATA_DIR: dataDir, CODE_KEY: otherKey });
  expect(await viewByCode(reopened, deriveCode(id, otherKey), stages)).toMatchObject({ reference });
  await reopened.close();
});

test("after a change of the key, a confirmation that is sent again has a link that opens", async () => {
  const store = await openStore({ DATA_DIR: dataDir });
  const reference = await submit(store);
  const { id = "" } = (await store.submissions.findByReference(reference)) ?? {};
  const mailedCode = deriveCode(id, store.codeKey);
  await store.close();
  change("update mails set state = 'sent'", "delete from metadata where name = 'codeKeyFingerprint'");
  const rotated = await openStore({ DATA_DIR: dataDir, CODE_KEY: "g".repeat(64) });
  rotated.setMailDomain(() => "studio.example");
  expect(await viewByCode(rotated, mailedCode, stages)).toMatchObject({ reference });
  await resendLink(rotated, reference);
  const mail = (await rotated.mails.ofSubmissions([id])).find(({ state }) => state === "queued");
  if (!mail) throw new Error("No confirmation is queued");
  const context = { store: rotated, settings: readSettings({ DATA_DIR: dataDir }) };
  const { text } = await composeMail({ ...context, data: await readServerData(fixtureSite) }, mail);
  const [, code = ""] = /\/your-application#([\w-]+)/.exec(String(text)) ?? [];
  expect(await viewByCode(rotated, code, stages)).toMatchObject({ reference });
  await rotated.close();
});
