import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { migrations } from "#server/store/migrations/migrations.ts";
import { openStore } from "#server/store/store.ts";
import { dialects, newSettings, type OldDatabase, withDatabase } from "./old-stores.ts";

test.each(dialects)(
  "members and passkeys stay when sessions get tables of their own (%s)",
  async (dialect) => {
    const settings = await newSettings(dialect);
    const at = "2026-11-23T08:00:00.000Z";
    await withDatabase(settings, async (db) => {
      const migrator = new Migrator({ db, provider: migrations(dialect) });
      expect((await migrator.migrateTo("0008-plain-letters")).error).toBeUndefined();
      const member = { id: "m1", name: "Ylva", email: "ylva@studio.example", role: "owner", forms: "[]" };
      const times = { createdAt: at, updatedAt: at };
      await db
        .insertInto("members")
        .values({ ...member, ...times, emailVerified: 1, digest: 1 })
        .execute();
      const key = { id: "p1", memberId: "m1", publicKey: "key", credentialId: "credential", counter: 3 };
      await db
        .insertInto("passkeys")
        .values({ ...key, deviceType: "singleDevice", backedUp: 0, createdAt: at })
        .execute();
      const session = { id: "s1", memberId: "m1", token: "token", expiresAt: "2027-01-01" };
      await db
        .insertInto("sessions")
        .values({ ...session, ...times })
        .execute();
      const entry = { id: "a1", at: 1, actor: "Ylva", action: "signIn" };
      await db.insertInto("activity").values(entry).execute();
    });
    const store = await openStore(settings);
    expect(await store.members.list()).toMatchObject([{ id: "m1", role: "owner", digest: true }]);
    expect(await store.passkeys.findByCredential("credential")).toMatchObject({ memberId: "m1", counter: 3 });
    expect(await store.activity.page(10)).toMatchObject([{ id: "a1", details: "{}" }]);
    expect(await store.sessions.use("token")).toBeUndefined();
    const token = await store.sessions.create("m1", "Firefox");
    expect(await store.sessions.use(token)).toMatchObject({ memberId: "m1", isProlonged: false });
    await store.close();
    // Nothing is left with which a server of the version before could let somebody in.
    expect(await withDatabase(settings, (db) => db.selectFrom("sessions").selectAll().execute())).toEqual([]);
  },
);

/** The columns of all tables. */
async function columnsOf(db: OldDatabase) {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => ({ table: name, ...column })));
}

test.each(dialects)(
  "migrations only add, so that servers of the version before go on (%s)",
  async (dialect) => {
    const provider = migrations(dialect);
    const names = Object.keys(await provider.getMigrations());
    // Earlier ones renamed tables.
    const firstThatAdds = names.indexOf("0003-names-and-constraints");
    await withDatabase(await newSettings(dialect), async (db) => {
      const migrator = new Migrator({ db, provider });
      for (const [index, name] of names.entries()) {
        const before = await columnsOf(db);
        expect((await migrator.migrateTo(name)).error).toBeUndefined();
        if (index <= firstThatAdds) continue;
        const after = await columnsOf(db);
        const find = (columns: typeof before, { table, name }: (typeof before)[number]) =>
          columns.find((one) => one.table === table && one.name === name);
        for (const column of before) {
          const now = find(after, column);
          expect([name, now?.table, now?.name, now?.dataType]).toEqual([
            name,
            column.table,
            column.name,
            column.dataType,
          ]);
          if (column.isNullable)
            expect([name, now]).toEqual([name, expect.objectContaining({ isNullable: true })]);
        }
        const required = after.filter(
          (column) =>
            before.some(({ table }) => table === column.table) &&
            !find(before, column) &&
            !(column.isNullable || column.hasDefaultValue || column.isAutoIncrementing),
        );
        expect([name, required]).toEqual([name, []]);
      }
    });
  },
);

test("migrations are numbered without gaps, so that a new one sorts last", async () => {
  const names = Object.keys(await migrations("sqlite").getMigrations());
  expect(names.sort().map((name) => Number(/^(\d{4})-[a-z]/.exec(name)?.[1]))).toEqual(
    names.map((_, index) => index + 1),
  );
});

test.each(dialects)(
  "stores that recorded migrations by date go on, and take a new one (%s)",
  async (dialect) => {
    const settings = await newSettings(dialect);
    await (await openStore(settings)).close();
    const formerNames = [
      ...["2026-11-20-initial", "2026-11-21-mail-to-some", "2026-11-23-names-and-constraints"],
      ...["2026-11-24-activity", "2026-11-25-desk-members", "2026-11-26-desk-review"],
      ...["2026-11-27-desk-mail", "2026-11-28-plain-letters"],
    ];
    const recorded = (db: OldDatabase) =>
      db.selectFrom("kysely_migration").select(["name", "timestamp"]).orderBy("name").execute();
    const before = await withDatabase(settings, async (db) => {
      const names = await recorded(db);
      for (const [index, name] of formerNames.entries())
        await db
          .updateTable("kysely_migration")
          .set({ name })
          .where("name", "like", `000${index + 1}-%`)
          .execute();
      return names;
    });
    // Several servers may share PostgreSQL, and start at once.
    const servers = dialect === "postgres" ? 3 : 1;
    const stores = await Promise.all(Array.from({ length: servers }, () => openStore(settings)));
    await Promise.all(stores.map((store) => store.close()));
    await withDatabase(settings, async (db) => {
      expect(await recorded(db)).toEqual(before);
      const later = { up: async () => {} };
      const provider = {
        getMigrations: async () => ({ ...(await migrations(dialect).getMigrations()), "9999-later": later }),
      };
      expect(await new Migrator({ db, provider }).migrateToLatest()).toMatchObject({
        results: [{ migrationName: "9999-later", status: "Success" }],
      });
    });
  },
);

test.each(dialects)("a program older than its database says so (%s)", async (dialect) => {
  const settings = await newSettings(dialect);
  await (await openStore(settings)).close();
  await withDatabase(settings, (db) =>
    db.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "2100" }).execute(),
  );
  await expect(openStore(settings)).rejects.toThrow(
    "a newer version of the program has changed its tables (9999-later): upgrade this server too",
  );
});
