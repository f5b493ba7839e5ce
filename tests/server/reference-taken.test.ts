import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { openStore, type ServerStore } from "#server/store/store.ts";
import { receive } from "#server/submissions/receive.ts";
import { newDatabase } from "./databases.ts";

/** The next references: random ones would not collide for years. */
const nextReferences: string[] = [];
vi.mock("#server/submissions/reference.ts", () => ({
  newReference: () => nextReferences.shift() ?? "none left",
}));

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function open(settings: { DATABASE_URL?: string } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "reference-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const store = await openStore({ DATA_DIR: folder, ...settings });
  store.setMailDomain(() => "studio.example");
  cleanUp.push(store.close);
  return store;
}

const apply = (store: ServerStore, message: string) =>
  receive(store, {
    form: "contact",
    formType: "Contact",
    emailConfigType: "general",
    fields: { name: "Åsa", email: "asa@example.se", message },
    suspicious: false,
    stage: "new",
  });

/** Stores two applications whose first references are the same. */
async function collide(store: ServerStore) {
  nextReferences.splice(0, nextReferences.length, "NVS-222222", "NVS-222222", "NVS-333333");
  return [await apply(store, "first"), await apply(store, "second")];
}

const bothStored = [
  { kind: "stored", reference: "NVS-222222" },
  { kind: "stored", reference: "NVS-333333" },
];

test("a reference that exists is replaced by another one (SQLite)", async () => {
  expect(await collide(await open())).toEqual(bothStored);
});

test("a reference that exists is replaced by another one (PostgreSQL, in any language)", async () => {
  expect(await collide(await open({ DATABASE_URL: await newDatabase() }))).toEqual(bothStored);

  // This PostgreSQL has English messages only, so a trigger raises the error of a German one.
  const DATABASE_URL = await newDatabase();
  const german = await open({ DATABASE_URL });
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if exists (select from submissions where reference = new.reference) then
      raise exception 'doppelter Schlüsselwert verletzt Eindeutigkeit'
        using errcode = 'unique_violation', constraint = 'submissions_reference_key';
    end if;
    return new;
  end $$`);
  await client.query(
    "create trigger refuse before insert on submissions for each row execute function refuse()",
  );
  await client.end();
  expect(await collide(german)).toEqual(bothStored);
});
