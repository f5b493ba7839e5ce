import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishFirst } from "#server/publications/first.ts";
import { openProgram } from "#server/site/program.ts";
import { siteFolders } from "#server/site/site-folders.ts";
import { openStore } from "#server/store/store.ts";
import { fixtureContent, fixtureData } from "./sites.ts";
import type { StoreKind } from "./stores.ts";

/**
 * Makes the stores that new ones are copies of (see stores.ts).
 * @returns what removes them
 */
export async function makeStores() {
  const folder = await mkdtemp(path.join(tmpdir(), "stores-"));
  for (const kind of ["empty", "published"] satisfies StoreKind[]) {
    const store = await openStore({ DATA_DIR: path.join(folder, kind) });
    const context = { store, program: openProgram(), folders: siteFolders(fixtureData) };
    if (kind === "published")
      await publishFirst(context, { DATA_DIR: fixtureData, CONTENT_DIR: fixtureContent });
    await store.close();
  }
  process.env.STORES_OF_TESTS = folder;
  return () => rm(folder, { recursive: true });
}
