import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What `npm run build` wrote. */
export type Program = {
  /** Names this version: what it renders differs from what another version renders. */
  version: string;
  /** The site's scripts, styles, fonts and icons. */
  assets: string;
  /** The bundle with the renderer. */
  renderer: string;
  /** Renders a site in a process of its own. */
  renderProcess: string;
  /** The desk's files. */
  desk: string;
};

/** @throws when the program has not been built */
export function openProgram(dist = path.resolve("dist")): Program {
  const versionFile = path.join(dist, "version");
  if (!existsSync(versionFile))
    throw new Error(`${dist} is missing: build the program with \`npm run build\``);
  return {
    version: readFileSync(versionFile, "utf8"),
    assets: path.join(dist, "app/client"),
    renderer: path.join(dist, "app/server/index.js"),
    renderProcess: path.join(dist, "server/render-process.js"),
    desk: path.join(dist, "desk"),
  };
}

/** Whether the files on the disk are still those of a program that was opened. A build may have replaced them. */
export function isUnchanged({ version }: Program, dist = path.resolve("dist")): boolean {
  const file = path.join(dist, "version");
  return existsSync(file) && readFileSync(file, "utf8") === version;
}
