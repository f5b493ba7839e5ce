import { readFile } from "node:fs/promises";
import { distDir } from "../dist-dir.ts";
import { ReleaseError } from "./release-error.ts";
import { currentReleaseId, listReleases, switchTo } from "./releases.ts";

/** Whether the built server can serve a release: both were made from the same `contract/`. */
async function fitsServer(contractHash: string): Promise<boolean> {
  const ofServer = await readFile(`${distDir}/server/contract-hash`, "utf8").catch(() => contractHash);
  return ofServer === contractHash;
}

/**
 * Switches to an earlier release.
 * @param id the newest one before the current one unless given
 * @returns the name of the release that is served then
 * @throws ReleaseError when there is none, or the server cannot serve it
 */
export async function rollback(id?: string): Promise<string> {
  const releases = await listReleases();
  const current = await currentReleaseId();
  const target = releases.find((release) =>
    id === undefined ? current && release.id < current : release.id === id,
  );
  if (!target) {
    throw new ReleaseError(
      id === undefined
        ? "There is no earlier release to go back to."
        : `There is no release ${id}. \`npm run releases -- list\` shows what there is.`,
    );
  }
  if (target.id === current) throw new ReleaseError(`Release ${target.id} is on the site already.`);
  if (!(await fitsServer(target.contractHash))) {
    throw new ReleaseError(
      `Release ${target.id} was made for another version of the program, so this server cannot serve it. Check out the commit it was made from, run \`npm run build\`, and restart the server.`,
    );
  }
  await switchTo(target.id);
  return target.id;
}
