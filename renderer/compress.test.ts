import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressTree } from "./compress.ts";

test("writes a Brotli and a gzip file beside every text file and leaves others alone", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "compress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const textFiles = ["page.html", ".well-known/security.txt"].map((name) => path.join(folder, name));
  await mkdir(path.join(folder, ".well-known"));
  for (const file of textFiles) await writeFile(file, `text of ${file}`);
  await writeFile(path.join(folder, "picture.jpg"), "");
  await compressTree(folder);
  for (const file of textFiles) {
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(`text of ${file}`);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(`text of ${file}`);
  }
  expect((await readdir(folder)).filter((name) => name.startsWith("picture"))).toEqual(["picture.jpg"]);
});
