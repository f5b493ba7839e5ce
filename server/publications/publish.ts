import { dateOf } from "#contract/desk/format-day.ts";
import { prepareSite, type SiteContext } from "../site/prepare-site.ts";
import type { Repositories } from "../store/repositories.ts";
import type { Store } from "../store/store.ts";
import type { StoredPublication } from "../store/tables/publication-tables.ts";
import type { SiteComparison } from "./changes/compare-sites.ts";
import { contentCommit, lastChangeDays } from "./content-history.ts";
import { writeChanges } from "./kept-changes.ts";
import { readUnchanged, type Snapshot, takeSnapshot } from "./snapshot.ts";

/** Another publication was made since the changes were shown: they may be others now. */
export class StalePublication extends Error {
  override name = "StalePublication";
  constructor() {
    super("Something else has been published in the meantime. Look at the changes again before you publish.");
  }
}

type PublicationStore = {
  store: Pick<Store, "publications" | "transaction">;
  /** Records who published, in the transaction of the publication. */
  record?: (repositories: Repositories, publicationId: number) => Promise<void>;
};

/** Adds the publication that follows another one. @throws StalePublication when that is no longer the newest */
async function follow(
  { store, record }: PublicationStore,
  parent: StoredPublication | undefined,
  values: Pick<StoredPublication, "kind" | "author" | "note" | "files"> & Partial<StoredPublication>,
): Promise<StoredPublication> {
  const publication: StoredPublication = {
    commit: null,
    restores: null,
    changes: "[]",
    createdAt: Date.now(),
    ...values,
    id: (parent?.id ?? 0) + 1,
  };
  // In one transaction, so that no file is deleted that the publication after this one needs.
  await store.transaction(async (repositories) => {
    const { publications } = repositories;
    if ((await publications.currentId()) !== (parent?.id ?? null)) throw new StalePublication();
    if (!(await publications.insert(publication))) throw new StalePublication();
    await publications.deleteOld();
    await record?.(repositories, publication.id);
  });
  return publication;
}

/** What the content folder holds, with the day of each file's last change. */
export async function snapshotOfFolder(folder: string, parent: StoredPublication | undefined) {
  const before: Snapshot = parent ? JSON.parse(parent.files) : {};
  const days = parent ? null : await lastChangeDays(folder);
  const today = dateOf(Date.now());
  return takeSnapshot(folder, before, (file) => (days ? (days.get(file) ?? null) : today));
}

/**
 * Publishes a snapshot of the content folder, which has been rendered.
 * @param parent the publication that it was compared with
 * @param details.changes what differs from that; null where nothing was published
 * @throws StalePublication when another one is the newest now
 */
export async function publish(
  context: PublicationStore,
  folder: string,
  snapshot: Snapshot,
  parent: StoredPublication | undefined,
  details: { author: string; note: string; changes: SiteComparison | null },
): Promise<StoredPublication> {
  const { publications } = context.store;
  const files = new Map(Object.entries(snapshot).map(([file, [hash]]) => [hash, file]));
  for (const hash of await publications.missingFiles([...files.keys()])) {
    await publications.insertFile(hash, await readUnchanged(folder, files.get(hash) ?? "", hash));
  }
  return follow(context, parent, {
    kind: "publish",
    ...details,
    changes: writeChanges(details.changes),
    commit: await contentCommit(folder),
    files: JSON.stringify(snapshot),
  });
}

/**
 * Publishes the published content again when a time in it has come, so that every server shows what is due.
 * @param changeTimesMs the times at which this content changes the site, ascending
 * @returns the newest publication: this one, or another server's, or the same as before when nothing is due
 */
export async function publishDue(
  context: PublicationStore,
  publication: StoredPublication,
  changeTimesMs: number[],
): Promise<StoredPublication> {
  const nowMs = Date.now();
  const dueMs = changeTimesMs.findLast((timeMs) => timeMs > publication.createdAt && timeMs <= nowMs);
  if (dueMs === undefined) return publication;
  const { files, commit } = publication;
  try {
    return await follow(context, publication, {
      kind: "due",
      author: "",
      note: "",
      commit,
      files,
      createdAt: nowMs,
    });
  } catch (error) {
    if (!(error instanceof StalePublication)) throw error;
    return (await context.store.publications.current()) ?? publication;
  }
}

/** The publication whose content a chain of ways back shows, and of what became due in it. */
function shown(publication: StoredPublication, all: StoredPublication[]): StoredPublication {
  const { id, kind, restores } = publication;
  const shownId = kind === "due" ? id - 1 : restores;
  const earlier = all.find((one) => one.id === shownId);
  return earlier ? shown(earlier, all) : publication;
}

/**
 * The publication that going back leads to: the one published before what is shown now, with other content.
 * @param all the publications, newest first
 */
function previousPublication(all: StoredPublication[]): StoredPublication | undefined {
  const [current] = all;
  if (!current) return undefined;
  const position = shown(current, all);
  return all.find(({ id, files }) => id < position.id && files !== current.files);
}

/**
 * Finds the publication that going back leads to, and the one that is shown now.
 * @param id the one before by default
 * @throws Error when there is none, or it is what is shown now
 */
export async function findWayBack({ store }: Pick<SiteContext, "store">, id?: number) {
  const all = await store.publications.list();
  const [current] = all;
  const target = id === undefined ? previousPublication(all) : all.find((one) => one.id === id);
  if (!current || !target) {
    throw new Error(id === undefined ? "There is no earlier publication." : `There is no publication ${id}.`);
  }
  if (target.files === current.files)
    throw new Error(`The content of publication ${target.id} is shown now.`);
  return { current, target };
}

type WayBack = { id: number; parent: number; author: string; note: string; prepare?: () => Promise<void> };

/**
 * Renders the content of an earlier publication and publishes it again.
 * @param details.parent the publication that was shown when somebody decided so
 * @param details.prepare what has to succeed before it is published
 * @throws Error when there is none, it is what is shown now, or this program cannot render it; StalePublication when
 * another one is the newest now
 */
export async function goBack(
  context: SiteContext & PublicationStore,
  { id, parent, author, note, prepare }: WayBack,
): Promise<StoredPublication> {
  const { current, target } = await findWayBack(context, id);
  if (current.id !== parent) throw new StalePublication();
  await prepareSite(context, JSON.parse(target.files), Date.now(), { isUrgent: true });
  // Another server may have published while it was rendered: the content folder stays as it is.
  if ((await context.store.publications.currentId()) !== parent) throw new StalePublication();
  await prepare?.();
  return follow(context, current, {
    kind: "back",
    author,
    note,
    commit: target.commit,
    restores: target.id,
    files: target.files,
  });
}
