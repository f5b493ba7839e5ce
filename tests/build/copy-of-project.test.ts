import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectFiles } from "./copy-of-project.ts";

test("copies hold neither the data nor the settings of the machine", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write(".gitignore", "/data/\n.env\n");
  for (const file of ["scripts/build.ts", "removed.ts", "data/applications.db", ".env"]) write(file, "");
  for (const args of [["init"], ["add", "."]]) spawnSync("git", args, { cwd: folder });
  rmSync(path.join(folder, "removed.ts"));
  write("scripts/not-committed.ts", "");
  expect(projectFiles(folder).sort()).toEqual([".gitignore", "scripts/build.ts", "scripts/not-committed.ts"]);
});
