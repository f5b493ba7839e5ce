import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "#server/store/store.ts";
import { receive } from "#server/submissions/receive.ts";
import { startPostgres } from "../setup/postgres.ts";

/** What is drawn next: chance would need years. */
const drawn: string[] = [];
vi.mock("#server/submissions/reference.ts", () => ({ newReference: () => drawn.shift() ?? "none left" }));

const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function open(settings: { DATABASE_URL?: string } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "reference-"));
  cleanUp.push(() => rm(folder, { recursive: true }));
  const store = await openStore({ DATA_DIR: folder, ...settings });
  cleanUp.push(store.close);
  return store;
}

const apply = (store: Store, message: string) =>
  receive(store, {
    ...{ form: "contact", formType: "Contact", emailConfigType: "general" },
    fields: { name: "Åsa", email: "asa@example.se", message },
    ...{ suspicious: false, domain: "studio.example" },
  });

/** Two applications that draw the same reference; the second draws again. */
async function collide(store: Store) {
  drawn.splice(0, drawn.length, "NVS-222222", "NVS-222222", "NVS-333333");
  return [await apply(store, "first"), await apply(store, "second")];
}

const both = [
  { kind: "stored", reference: "NVS-222222" },
  { kind: "stored", reference: "NVS-333333" },
];

test("a reference that is taken is drawn again: in the embedded store", async () => {
  expect(await collide(await open())).toEqual(both);
});

test("and in PostgreSQL, whatever its language", async () => {
  const postgres = await startPostgres();
  cleanUp.push(postgres.remove);
  expect(await collide(await open({ DATABASE_URL: await postgres.newDatabase() }))).toEqual(both);

  // The test's PostgreSQL speaks English only: its error, in the words of one that speaks German.
  const german = await open({ DATABASE_URL: await postgres.newDatabase() });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin
    if exists (select from submissions where reference = new.reference) then
      raise exception 'doppelter Schlüsselwert verletzt Eindeutigkeit'
        using errcode = 'unique_violation', constraint = 'submissions_reference_key';
    end if;
    return new;
  end $$`.execute(german.db);
  await sql`create trigger refuse before insert on submissions for each row execute function refuse()`.execute(
    german.db,
  );
  expect(await collide(german)).toEqual(both);
});
