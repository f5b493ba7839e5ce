import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { requireSqliteFile } from "./existing-store.ts";

test("says where there is no store", () => {
  expect(() => requireSqliteFile("/none")).toThrow("there is no store at /none/applications.db");
});

// The superuser may read everything.
test.skipIf(process.getuid?.() === 0)("says that this user may not read the store", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "store-"));
  writeFileSync(path.join(folder, "applications.db"), "");
  chmodSync(path.join(folder, "applications.db"), 0);
  expect(() => requireSqliteFile(folder)).toThrow("this user may not read and write");
  rmSync(folder, { recursive: true });
});
