import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  findWayBack,
  publish,
  publishDue,
  StalePublication,
  snapshotOfFolder,
} from "#server/publications/publish.ts";
import { writeSnapshot } from "#server/publications/snapshot.ts";
import { sha256Of } from "#server/sha256.ts";
import type { StoredPublication } from "#server/store/tables/publication-tables.ts";
import { newStore, storeKinds } from "./both-stores.ts";
import { openTestStore, type TestStore } from "./test-store.ts";

describe.each(storeKinds)("with %s", (kind) => {
  let opened: TestStore;
  let folder: string;
  let settings: Record<string, string>;
  beforeEach(async () => {
    settings = await newStore(kind);
    opened = await openTestStore(settings);
    folder = await mkdtemp(path.join(tmpdir(), "records-"));
    await writeFile(path.join(folder, "same.yaml"), "same");
  });
  afterEach(async () => {
    await opened.remove();
    await rm(folder, { recursive: true });
  });

  const records = () => opened.store.publications;

  async function publishText(text: string, parent?: StoredPublication): Promise<StoredPublication> {
    await writeFile(path.join(folder, "changed.yaml"), text);
    const snapshot = await snapshotOfFolder(folder, parent);
    return publish(opened, folder, snapshot, parent, { author: "Editor", note: text, changes: null });
  }

  const notes = async () => (await records().list()).map(({ note }) => note);

  test("what was compared with a publication before the newest one is refused", async () => {
    const first = await publishText("one");
    await publishText("two", first);
    await expect(publishText("three", first)).rejects.toThrow(StalePublication);
    await expect(publishText("three")).rejects.toThrow("Something else has been published in the meantime.");
    expect(await notes()).toEqual(["two", "one"]);
  });

  test("of several publications at once one is made, and the others are refused", async () => {
    const parent = await publishText("one");
    await writeFile(path.join(folder, "changed.yaml"), "two");
    const snapshot = await snapshotOfFolder(folder, parent);
    const results = await Promise.allSettled(
      ["a", "b", "c", "d"].map((note) =>
        publish(opened, folder, snapshot, parent, { author: "Editor", note, changes: null }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(StalePublication);
    expect(await records().currentId()).toBe(2);
  });

  test("going back never leads to what was taken back, also after a publication that was due", async () => {
    const first = await publishText("one");
    const second = await publishText("two", first);
    const createdAt = Date.now() - 1_000;
    const third: StoredPublication = { ...first, id: 3, kind: "back", restores: 1, createdAt };
    await records().insert(third);
    const fourth = await publishDue(opened, third, [createdAt + 1]);
    expect(fourth).toMatchObject({ id: 4, kind: "due", files: first.files });
    await expect(findWayBack(opened)).rejects.toThrow("There is no earlier publication.");
    await publishText("three", fourth);
    expect(await findWayBack(opened)).toMatchObject({ target: { files: first.files } });
    expect(await findWayBack(opened, 2)).toMatchObject({ target: second });
  });

  test("twenty publications are kept, with the files that they have", async () => {
    let newest: StoredPublication | undefined;
    for (let number = 1; number <= 22; number++) newest = await publishText(`text ${number}`, newest);
    const kept = await records().list();
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 22 - index));
    const hashes = ["same", "text 3", "text 22"].map(sha256Of);
    expect(await records().missingFiles(hashes)).toEqual([]);
    const deleted = ["text 1", "text 2"].map(sha256Of);
    expect(await records().missingFiles(deleted)).toEqual(deleted);
    await expect(records().readFile(deleted[0] ?? "")).rejects.toThrow("has no content with the hash");
  });

  test.runIf(kind === "PostgreSQL")(
    "a picture that is drafted while a publication deletes old files stays",
    async () => {
      let newest = await publishText("text 1");
      for (let number = 2; number <= 20; number++) newest = await publishText(`text ${number}`, newest);
      const client = new pg.Client(settings.DATABASE_URL);
      await client.connect();
      onTestFinished(() => client.end());
      const waiting = `select from pg_locks where relation = '"drafts"'::regclass and not granted`;
      const isWaiting = () =>
        expect.poll(async () => (await client.query(waiting)).rowCount, { interval: 20 }).toBe(1);
      // One that is stored already, and only the oldest publication has it; and a new one.
      const pictures = ["text 1", "new"].map((text) => ({
        hash: sha256Of(text),
        content: Buffer.from(text),
      }));
      const author = { edits: "{}", authorId: "", author: "", updatedAt: 0 };
      let publishing: Promise<StoredPublication> | undefined;
      await opened.store.transaction(async ({ drafts, publications }) => {
        for (const { hash, content } of pictures) {
          const draft = { path: `people/${hash}.jpg`, base: null, content: Buffer.from(hash), ...author };
          await drafts.save(draft, undefined);
          await publications.insertFile(hash, content);
        }
        publishing = publishDue(opened, { ...newest, createdAt: 0 }, [1]);
        await Promise.race([publishing, isWaiting()]);
      });
      expect(await publishing).toMatchObject({ id: 21, kind: "due" });
      expect(await records().missingFiles(pictures.map(({ hash }) => hash))).toEqual([]);
    },
  );

  test("a file that changes while it is published is refused", async () => {
    const parent = await publishText("one");
    await writeFile(path.join(folder, "changed.yaml"), "two");
    const snapshot = await snapshotOfFolder(folder, parent);
    await writeFile(path.join(folder, "changed.yaml"), "three");
    const values = { author: "Editor", note: "", changes: null };
    await expect(publish(opened, folder, snapshot, parent, values)).rejects.toThrow(
      "changed.yaml was changed while it was published",
    );
    expect(await notes()).toEqual(["one"]);
    const target = path.join(folder, "copy");
    const known = [{ folder, snapshot, isLinked: false }];
    await expect(writeSnapshot(snapshot, target, known, records().readFile)).rejects.toThrow(
      "changed.yaml was changed while it was published",
    );
    expect(existsSync(target)).toBe(false);
  });
});
