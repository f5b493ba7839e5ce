import { realpath, rm } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { minuteMs } from "#contract/durations.ts";
import { errorMessage } from "../error-message.ts";
import { publishDue } from "../publications/publish.ts";
import { type Snapshot, snapshotName } from "../publications/snapshot.ts";
import { isStoreUnavailable } from "../store/connection/unavailable.ts";
import type { StoredPublication } from "../store/tables/publication-tables.ts";
import { startWorker } from "../worker.ts";
import { hashedFiles } from "./hashed-files.ts";
import { damagedFiles, openSite, type Site } from "./open-site.ts";
import { prepareAhead } from "./prepare-ahead.ts";
import { type PrepareOptions, prepareSite, type SiteContext } from "./prepare-site.ts";
import { forgetDamaged, listRenderedSites, markCurrent, wasServed } from "./site-folders.ts";

/** How often the store is asked for a new publication: servers follow one another within two seconds. */
const pollIntervalMs = 500;

/** How often it is checked that what is served is on the disk. */
const checkIntervalMs = 5_000;

/** Wait after a publication that could not be rendered. */
const retryDelayMs = 30_000;

type Log = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

type SiteState = {
  publicationId: number;
  /** Why the newest publication is not served, or not completely; null when all is well. */
  problem: string | null;
};

export type Sites = {
  /** The site that is served. A request takes it once, so that its answer comes from one site. */
  current: () => Site;
  /** The folder that has a hashed file: of the current site, or of another one on the disk, whose pages may be open. */
  findHashedFile: (urlPath: string) => string | undefined;
  state: () => SiteState;
  /** Follows the store's publications. @returns a function that stops */
  follow: (log: Log, onSwitch: () => void) => () => Promise<void>;
};

/** Clocks may differ so much. */
const clockToleranceMs = 5 * minuteMs;

/**
 * A publication as this server takes it: what a computer published whose clock is ahead was published now, so that
 * nothing appears before its time. What became due by a server's clock stays, also when that is put back.
 */
function atThisClock(publication: StoredPublication): StoredPublication {
  const nowMs = Date.now();
  const isAhead = publication.createdAt > nowMs + clockToleranceMs;
  return isAhead && publication.kind !== "due" ? { ...publication, createdAt: nowMs } : publication;
}

const snapshotOf = ({ files }: StoredPublication): Snapshot => JSON.parse(files);

/**
 * Opens the site of the newest publication, as it is now.
 * @throws when there is no publication, or neither it nor an earlier one can be served
 */
export async function openSites(context: SiteContext, say?: PrepareOptions["say"]): Promise<Sites> {
  const { store, folders } = context;
  const newest = await store.publications.current();
  if (!newest) throw new Error("nothing has been published");
  let publication = atThisClock(newest);
  /** The newest publication that is served, or for which there is a problem. */
  let settledId = 0;
  let problem: string | null = null;
  /** Whether files of the site that is served are missing or damaged on the disk. */
  let isDamaged = false;
  const hashed = hashedFiles(folders);

  /** For now, or for when it was published, should this machine's clock be late. */
  const renderTimeMs = () => Math.max(Date.now(), publication.createdAt);

  async function prepare(timeMs: number, options: PrepareOptions): Promise<Site> {
    const snapshot = snapshotOf(publication);
    const folder = await prepareSite(context, snapshot, timeMs, options);
    return openSite(folder, folders.content(snapshotName(snapshot)));
  }

  /** What was served last, of whatever publication and program. */
  async function openLast(error: unknown): Promise<Site> {
    const last = await realpath(folders.current).catch(() => null);
    // What the team alone has seen lies there, too.
    const served = (await listRenderedSites(folders)).filter(wasServed);
    for (const folder of last ? [last, ...served] : served) {
      const [, snapshot = ""] = path.basename(folder).split("-");
      const site = await openSite(folder, folders.content(snapshot)).catch(() => null);
      // Nothing is shown before its time.
      if (!site || site.timeMs > renderTimeMs()) continue;
      problem = `publication ${publication.id} cannot be rendered: ${errorMessage(error)}`;
      return site;
    }
    throw error;
  }

  const open = () => prepare(renderTimeMs(), { isUrgent: true, say }).catch(openLast);
  let current = await open();
  // What became due while no server ran, or what another server has published meanwhile.
  const due = problem === null ? await publishDue(context, publication, current.changeTimesMs) : publication;
  if (due !== publication) {
    publication = due;
    current = await open();
  }
  settledId = publication.id;
  let isServed = problem === null;
  await markCurrent(folders, current.folder);
  await hashed.list(current);

  async function switchTo(site: Site) {
    current = site;
    problem = null;
    isDamaged = false;
    isServed = true;
    settledId = publication.id;
    await markCurrent(folders, site.folder);
    await hashed.list(current);
  }

  return {
    current: () => current,
    findHashedFile(urlPath) {
      if (current.files.has(urlPath)) return current.clientFolder;
      return hashed.find(urlPath);
    },
    state: () => ({ publicationId: settledId, problem }),
    follow(log, onSwitch) {
      let notBeforeMs = isServed ? 0 : Date.now() + retryDelayMs;
      let nextCheckMs = 0;
      const ahead = prepareAhead({
        render: (timeMs, signal) => prepare(timeMs, { signal }),
        onDue: () => worker.wake(),
        onError: (error) =>
          log.error({ failure: errorMessage(error) }, "What is due next could not be rendered"),
      });
      const startAhead = () =>
        ahead.start(current.changeTimesMs.find((timeMs) => timeMs > publication.createdAt));

      async function serve(signal: AbortSignal, message: string) {
        await switchTo(await prepare(renderTimeMs(), { signal, isUrgent: isDamaged }));
        log.info(message);
        startAhead();
        onSwitch();
      }

      /** Renders the site again. What is left of it is served until then. */
      async function repair(signal: AbortSignal, damaged: string[]) {
        const { folder, contentFolder } = current;
        isServed = false;
        isDamaged = true;
        problem = "files of the site are missing or damaged on the disk";
        onSwitch();
        log.error(`${problem}: rendering it again`);
        await forgetDamaged(folders, folder, damaged);
        await rm(contentFolder, { recursive: true, force: true });
        await serve(signal, "The site is complete again");
        // Where it cannot be deleted, the site is served all the same.
        await rm(folder, { recursive: true, force: true }).catch(() => {});
      }

      async function look(signal: AbortSignal) {
        const newestId = await store.publications.currentId();
        if (newestId !== null && newestId !== publication.id) {
          ahead.abort();
          publication = atThisClock((await store.publications.current()) ?? publication);
          isServed = false;
          notBeforeMs = 0;
        }
        if (isServed) {
          const due = await publishDue(context, publication, current.changeTimesMs);
          if (due !== publication) isServed = false;
          publication = due;
        }
        if (!isServed) {
          if (Date.now() < notBeforeMs) return;
          return serve(signal, `Publication ${publication.id} is served now`);
        }
        if (Date.now() < nextCheckMs) return;
        nextCheckMs = Date.now() + checkIntervalMs;
        const damaged = await damagedFiles(current.clientFolder, current.clientSizes);
        const damagedContent = await damagedFiles(current.contentFolder, current.contentSizes);
        if (damaged.length + damagedContent.length > 0) await repair(signal, damaged);
      }

      const worker = startWorker(async (signal) => {
        try {
          await look(signal);
        } catch (error) {
          // Without the store there is nothing new, and /readyz says that it is away.
          if (signal.aborted || isStoreUnavailable(error)) return;
          settledId = publication.id;
          problem = `publication ${publication.id} cannot be served: ${errorMessage(error)}`;
          notBeforeMs = Date.now() + retryDelayMs;
          log.error(
            `${problem}. ${isDamaged ? "What is left of the site" : "What was served before"} is served still`,
          );
          onSwitch();
        }
      }, pollIntervalMs);
      if (isServed) startAhead();
      else log.error(problem ?? "");
      return async () => {
        await worker.stop();
        await ahead.stop();
      };
    },
  };
}
