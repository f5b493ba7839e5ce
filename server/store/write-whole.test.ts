import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

test("of many writers of one file one is read whole, and nothing else is left", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "write-whole-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "new", "file.yaml");
  const contents = ["a", "b", "c", "d"].map((letter) => letter.repeat(100_000));
  await Promise.all(contents.map((content) => writeWhole(file, content)));
  expect(contents).toContain(await readFile(file, "utf8"));
  await expect(writeWhole(folder, "a folder stands there")).rejects.toThrow();
  expect(await readdir(path.dirname(file))).toEqual(["file.yaml"]);
  expect(await readdir(folder)).toEqual(["new"]);
});
