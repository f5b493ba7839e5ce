import { existsSync } from "node:fs";
import { ContentError } from "#content-model/content-error.ts";
import { dateOf } from "#contract/desk/format-day.ts";
import { prepareSite, type SiteContext } from "../site/prepare-site.ts";
import { readSiteInfo } from "../site/site-folders.ts";
import type { StoredPublication } from "../store/tables/publication-tables.ts";
import { compareSites, type SiteComparison } from "./changes/compare-sites.ts";
import { snapshotOfFolder } from "./publish.ts";
import { type Snapshot, snapshotName } from "./snapshot.ts";

/** What publishing a content folder would change. */
export type Draft = {
  /** The publication it was compared with. */
  parent: StoredPublication | undefined;
  snapshot: Snapshot;
  /** Null when it is the content that is published. */
  changes: SiteComparison | null;
  /** What is valid in the content and seldom meant, in words. */
  warnings: string[];
};

/** Files that stand in place of those of a content folder: a folder with them, and their hashes; null removes a file. */
export type FolderEdits = { folder: string; hashes: Map<string, string | null> };

/** The snapshot of a folder with files in place of its own. */
function withEdits(snapshot: Snapshot, { hashes }: FolderEdits): { all: Snapshot; edited: Snapshot } {
  const today = dateOf(Date.now());
  const edited: Snapshot = {};
  for (const [file, hash] of hashes) if (hash !== null) edited[file] = [hash, today];
  const all = Object.fromEntries(
    Object.entries({ ...snapshot, ...edited }).filter(([file]) => hashes.get(file) !== null),
  );
  return { all, edited };
}

/**
 * Renders a content folder and compares it with what is published.
 * @throws ContentError when the content has mistakes
 */
export async function prepareDraft(
  context: SiteContext,
  folder: string,
  edits?: FolderEdits,
): Promise<Draft> {
  const { store, folders } = context;
  const parent = await store.publications.current();
  const own = await snapshotOfFolder(folder, parent);
  const { all: snapshot, edited: changed } = edits ? withEdits(own, edits) : { all: own, edited: {} };
  const published: Snapshot = parent ? JSON.parse(parent.files) : {};
  if (parent && snapshotName(snapshot) === snapshotName(published))
    return { parent, snapshot, changes: null, warnings: [] };
  const nowMs = Date.now();
  const before = { folder: folders.content(snapshotName(published)), snapshot: published, isLinked: true };
  const edited = [
    ...(edits ? [{ folder: edits.folder, snapshot: changed, isLinked: false }] : []),
    { folder, snapshot: own, isLinked: false },
  ];
  const known = parent && existsSync(before.folder) ? [before, ...edited] : edited;
  const isUrgent = true;
  const after = await prepareSite(context, snapshot, nowMs, { known, isUrgent });
  const { warnings = [] } = (await readSiteInfo(after)) ?? {};
  const changes = parent
    ? await compareRendered(context, published, after, nowMs)
    : compareSites(after, after);
  return { parent, snapshot, changes, warnings };
}

/** What a rendered site changes, compared with what is published. */
async function compareRendered(context: SiteContext, published: Snapshot, after: string, nowMs: number) {
  const { current } = context.folders;
  // The program may refuse what an earlier one has published; then it is compared with what is served.
  const now = await prepareSite(context, published, nowMs, { isUrgent: true }).catch((error) => {
    if (existsSync(current)) return current;
    if (!(error instanceof ContentError)) throw error;
    return after;
  });
  return compareSites(now, after, nowMs);
}

/**
 * Renders a snapshot and compares it with a publication.
 * @throws ContentError when this program cannot render it
 */
export async function compareWithPublished(
  context: SiteContext,
  publication: StoredPublication,
  snapshot: Snapshot,
): Promise<SiteComparison> {
  const nowMs = Date.now();
  const after = await prepareSite(context, snapshot, nowMs, { isUrgent: true });
  return compareRendered(context, JSON.parse(publication.files), after, nowMs);
}
