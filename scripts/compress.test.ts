import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressTree } from "./compress.ts";

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), "compress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("what changed is compressed anew, what did not is taken from the last build, what is gone is let go", async () => {
  const [folder, cache] = [await temporaryFolder(), await temporaryFolder()];
  const page = path.join(folder, "page.html");
  const feed = path.join(folder, "feed.xml");
  await writeFile(page, "first");
  await writeFile(feed, "same");
  await compressTree(folder, cache);
  const first = await readdir(cache);
  expect(first).toHaveLength(4);
  const times = new Map(
    await Promise.all(
      first.map(async (name) => [name, (await stat(path.join(cache, name))).mtimeMs] as const),
    ),
  );

  await writeFile(page, "second");
  await compressTree(folder, cache);
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe("second");
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe("second");
  expect(brotliDecompressSync(await readFile(`${feed}.br`)).toString()).toBe("same");
  const second = await readdir(cache);
  expect(second).toHaveLength(4);
  const stayed = second.filter((name) => times.has(name));
  expect(stayed).toHaveLength(2);
  for (const name of stayed) expect((await stat(path.join(cache, name))).mtimeMs).toBe(times.get(name));
});
