import { readdir, readlink, realpath } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { errorMessage } from "../error-message.ts";
import { listFiles, openRelease, type Release } from "./release.ts";

const watchIntervalMs = 1_000;

/** Files whose name changes with their content. */
const hashedFiles = ["assets/**", "pictures/**"];

export type Releases = {
  /** The release that is served. A request takes it once, so that its answer comes from one release. */
  current: () => Release;
  /** The folder that has a hashed file, of the current release or of another one on disk, whose pages are still open. */
  findHashedFile: (urlPath: string) => string | undefined;
  /** Follows the link to the current release. @returns a function that stops, once a release being opened is open */
  watch: (log: FastifyBaseLogger) => () => Promise<void>;
};

/**
 * Opens the release that `dist/current` points to, or, when the server cannot use that one, the newest that it can.
 * @param contractHash see `openRelease`
 * @throws when there is none
 */
export async function openReleases(dist: string, contractHash?: string): Promise<Releases> {
  const currentLink = path.join(dist, "current");
  const releasesDir = path.join(dist, "releases");
  const listFolders = async () =>
    (await readdir(releasesDir).catch(() => []))
      .filter((name) => !name.startsWith("."))
      .sort()
      .reverse()
      .map((name) => path.resolve(releasesDir, name));

  /** Hashed files of the releases on disk, by their client folder, newest first. */
  let hashed = new Map<string, Set<string>>();
  async function listHashedFiles() {
    const folders = (await listFolders()).map((folder) => path.join(folder, "client"));
    hashed = new Map(folders.map((one) => [one, hashed.get(one) ?? listFiles(one, hashedFiles)]));
  }

  let seenTarget = await readlink(currentLink).catch(() => "");
  let startProblem: string | undefined;
  async function openFirst(): Promise<Release> {
    const linked = await realpath(currentLink).catch(() => null);
    if (linked === null) throw new Error(`${currentLink} is missing: build the site with \`npm run build\``);
    try {
      return await openRelease(linked, contractHash);
    } catch (error) {
      for (const folder of await listFolders()) {
        const release = await openRelease(folder, contractHash).catch(() => null);
        if (!release) continue;
        startProblem = `Release ${path.basename(linked)} cannot be served: ${errorMessage(error)}. Release ${release.id} is served instead`;
        return release;
      }
      throw error;
    }
  }
  let current = await openFirst();
  await listHashedFiles();

  async function follow(log: FastifyBaseLogger) {
    const target = await readlink(currentLink).catch(() => seenTarget);
    if (target === seenTarget) return;
    seenTarget = target;
    try {
      const next = await openRelease(await realpath(currentLink), contractHash);
      await listHashedFiles();
      current = next;
      log.info(`Release ${next.id} is served now`);
    } catch (error) {
      log.error(
        `Release ${path.basename(target)} cannot be served: ${errorMessage(error)}. Release ${current.id} is still served`,
      );
    }
  }

  return {
    current: () => current,
    findHashedFile(urlPath) {
      if (current.files.has(urlPath)) return current.clientFolder;
      for (const [folder, files] of hashed) if (files.has(urlPath)) return folder;
      return undefined;
    },
    watch(log) {
      if (startProblem) log.error(startProblem);
      let following: Promise<void> | undefined;
      const timer = setInterval(() => {
        following ??= follow(log).finally(() => {
          following = undefined;
        });
      }, watchIntervalMs);
      return async () => {
        clearInterval(timer);
        await following;
      };
    },
  };
}
