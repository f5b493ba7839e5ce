import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { backupFile, removeInterruptedBackups, removeOldBackups } from "./backup-folder.ts";

test("keeps the newest backups of a folder, and every other file", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "backups-"));
  const files = [1, 2, 3, 10].map((day) =>
    backupFile(folder, new Date(Date.UTC(2026, 10, day, 3, 15, 7, 123))),
  );
  expect(path.basename(files[0] ?? "")).toBe("applications-20261101T031507Z.db");
  for (const file of [...files, path.join(folder, "before-upgrade.db")]) await writeFile(file, "");
  expect(await removeOldBackups(folder, 2)).toBe(2);
  expect(await readdir(folder)).toEqual([
    ...["applications-20261103T031507Z.db", "applications-20261110T031507Z.db", "before-upgrade.db"],
  ]);
  await rm(folder, { recursive: true });
});

test("removes what interrupted backups left, and nothing that is being written", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "backups-"));
  const names = ["", "-wal"].flatMap((suffix) =>
    [1, 2].map((day) => `applications-2026110${day}T031507Z.db.part${suffix}`),
  );
  for (const name of names) {
    const file = path.join(folder, name);
    await writeFile(file, "");
    if (name.includes("20261101")) await utimes(file, 0, 0);
  }
  await removeInterruptedBackups(folder);
  expect(await readdir(folder)).toEqual(names.filter((name) => name.includes("20261102")));
  await rm(folder, { recursive: true });
});

test("a file name stays as it was given", () => {
  expect(backupFile("none/copy.db")).toBe("none/copy.db");
});
