import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";
import path from "node:path";
import { type Snapshot, snapshotName, writeSnapshot } from "../publications/snapshot.ts";
import type { Store } from "../store/store.ts";
import type { Program } from "./program.ts";
import { renderInProcess } from "./render-in-process.ts";
import {
  deleteIncomplete,
  deleteOldDrafts,
  deleteOldSites,
  findRenderedSite,
  listRenderedSites,
  makeSiteFolders,
  readSiteInfo,
  type SiteFolders,
} from "./site-folders.ts";

export type SiteContext = {
  store: Pick<Store, "publications" | "transaction">;
  program: Program;
  folders: SiteFolders;
};

/** A snapshot whose files lie in a folder. */
type KnownFiles = { folder: string; snapshot: Snapshot; isLinked: boolean };

export type PrepareOptions = {
  /** Where files of the snapshot may lie already, so that they are not read from the store. */
  known?: KnownFiles[];
  signal?: AbortSignal;
  /** With the priority of the server: somebody waits for it. */
  isUrgent?: boolean;
  /** Says what takes long while nobody is served yet. */
  say?: (text: string) => void;
};

/**
 * Renders a snapshot for a time, unless that was done before.
 * @returns the folder of the rendered site
 * @throws ContentError when the content has mistakes
 */
export async function prepareSite(
  { store, program, folders }: SiteContext,
  snapshot: Snapshot,
  timeMs: number,
  { known = [], signal, isUrgent = false, say }: PrepareOptions = {},
): Promise<string> {
  const name = snapshotName(snapshot);
  await makeSiteFolders(folders);
  await deleteIncomplete(folders);
  await deleteOldDrafts(folders);
  const content = folders.content(name);
  if (!existsSync(content)) await writeSnapshot(snapshot, content, known, store.publications.readFile);
  const wanted = { program: program.version, snapshot: name, timeMs };
  const found = await findRenderedSite(folders, wanted);
  if (found !== null) {
    // What was used just now is not deleted as old.
    await utimes(found, new Date(), new Date());
    return found;
  }
  const output = folders.site(program.version, name, timeMs);
  const previous = (await listRenderedSites(folders)).find((folder) =>
    path.basename(folder).startsWith(`${program.version}-`),
  );
  const startedMs = performance.now();
  say?.("Rendering the site, because this program has not rendered this content yet …");
  await renderInProcess(
    program,
    {
      contentFolder: content,
      timeMs,
      changeDays: Object.entries(snapshot).flatMap(([file, [, day]]): [string, string][] =>
        day === null ? [] : [[file, day]],
      ),
      output,
      previous,
      pictureFolder: folders.pictures,
    },
    { signal, isUrgent },
  );
  await deleteOldSites(folders);
  if (say) {
    const pages = Object.keys((await readSiteInfo(output))?.policies ?? {});
    say(`Rendered ${pages.length} pages in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  }
  return output;
}
