import { link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readError } from "#content-model/content-error.ts";
import { sha256Of } from "../sha256.ts";

/** For each file of a content folder the SHA-256 of its bytes and the day of its last change, if that is known. */
export type Snapshot = Record<string, [hash: string, day: string | null]>;

/** Operating systems, editors and Git leave these beside content. */
const leftovers = /(^|\/)(\..*|Thumbs\.db|desktop\.ini|.*~)$/;

/** The files in which two snapshots differ. */
export function changedFiles(now: Snapshot, then: Snapshot): string[] {
  const files = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...files].filter((file) => now[file]?.[0] !== then[file]?.[0]);
}

/** Name of a snapshot: the same content has the same one. */
export const snapshotName = (snapshot: Snapshot) =>
  sha256Of(JSON.stringify(Object.entries(snapshot).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 16);

/** The files below a folder by their path in it, sorted. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !file.split("/").some((part) => leftovers.test(part)))
    .sort();
}

/**
 * Reads which files a content folder has.
 * @param dayOf the day of the last change of a file that is not in `before` or differs from it
 * @throws ContentError when this user may not read a file
 */
export async function takeSnapshot(
  folder: string,
  before: Snapshot,
  dayOf: (file: string) => string | null,
): Promise<Snapshot> {
  const fail = (error: NodeJS.ErrnoException) => {
    throw readError(path.relative(folder, error.path ?? ""), error);
  };
  const snapshot: Snapshot = {};
  for (const file of await listFiles(folder).catch(fail)) {
    const hash = sha256Of(await readFile(path.join(folder, file)).catch(fail));
    const known = before[file];
    snapshot[file] = known?.[0] === hash ? known : [hash, dayOf(file)];
  }
  return snapshot;
}

/** Reads a file of a snapshot from a folder. @throws when it has other content now */
export async function readUnchanged(folder: string, file: string, hash: string): Promise<Buffer> {
  const content = await readFile(path.join(folder, file));
  if (sha256Of(content) !== hash) throw new Error(`${file} was changed while it was published`);
  return content;
}

/**
 * Writes the files of a snapshot into a folder, which appears when it is complete.
 * @param from folders that may have a file already, first choice first, with their snapshots
 * @param readStored reads what no folder has
 * @throws when a file was changed since the snapshot of its folder was taken
 */
export async function writeSnapshot(
  snapshot: Snapshot,
  target: string,
  from: { folder: string; snapshot: Snapshot; isLinked: boolean }[],
  readStored: (hash: string) => Promise<Uint8Array>,
): Promise<void> {
  const temporary = `${target}.incomplete-${process.pid}-${Date.now()}`;
  try {
    for (const [file, [hash]] of Object.entries(snapshot)) {
      const output = path.join(temporary, file);
      await mkdir(path.dirname(output), { recursive: true });
      const source = from.find(({ snapshot }) => snapshot[file]?.[0] === hash);
      if (source?.isLinked) await link(path.join(source.folder, file), output);
      else if (source) await writeFile(output, await readUnchanged(source.folder, file, hash));
      else await writeFile(output, await readStored(hash));
    }
    await mkdir(temporary, { recursive: true });
    await rename(temporary, target);
  } catch (error) {
    // Another process may have written the same snapshot.
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
