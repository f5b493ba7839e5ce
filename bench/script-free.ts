import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prerenderedPages } from "#scripts/built-pages.ts";
import { compressTree } from "#scripts/compress.ts";

const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** A copy of the built site whose pages have no scripts at all: the limit every page is measured against. */
export async function scriptFreeCopy(dist: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "script-free-"));
  await cp(dist, path.join(folder, "dist"), { recursive: true });
  const client = path.join(folder, "dist/client");
  for (const { file } of prerenderedPages(client)) {
    const page = path.join(client, file);
    await writeFile(page, (await readFile(page, "utf8")).replace(scripts, ""));
  }
  await rm(path.join(client, "assets"), { recursive: true });
  await cp(path.join(dist, "client/assets"), path.join(client, "assets"), { recursive: true });
  await compressTree(client);
  return folder;
}
