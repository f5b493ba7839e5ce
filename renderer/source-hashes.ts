import { readdir } from "node:fs/promises";
import path from "node:path";
import { contentHash, fileHash } from "#pictures/cache.ts";

/** The state of a file or folder of the content: its bytes, or the names in it. */
async function stateOf(file: string): Promise<string> {
  try {
    return await fileHash(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EISDIR") return "missing";
    return contentHash((await readdir(file)).sort().join("\n"));
  }
}

/**
 * Hashes what pages were read from, each file once.
 * @param passedChanges files that have changed the site by themselves, once for each time: pages show them differently
 */
export function sourceHashes(contentFolder: string, passedChanges: string[]) {
  const states = new Map<string, Promise<string>>();
  const passed = (source: string) => passedChanges.filter((file) => file === source).length;
  return async (sources: Iterable<string>): Promise<string> => {
    const parts = [...sources].sort().map(async (source) => {
      const state = states.get(source) ?? stateOf(path.join(contentFolder, source));
      states.set(source, state);
      return `${source}\n${passed(source)}\n${await state}`;
    });
    return contentHash((await Promise.all(parts)).join("\n"));
  };
}
