import { cpSync, existsSync, mkdirSync, readdirSync, statfsSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";

/** The content of the fixture site. */
export const fixtureContent = path.resolve("tests/fixtures/content");

/** The content of the real site. */
export const realContent = path.resolve("content");

/** Folder that servers of tests run in: it has the program, and none of the settings of this checkout. */
export const serverFolder = path.resolve(".generated/test-server");

/** Data folder with the rendered fixture site. */
export const fixtureData = path.resolve(".generated/fixture-site");

/** Data folder with the rendered real site. */
export const realData = path.resolve(".generated/real-site");

/** The rendered fixture site: its pages, and what the server reads. */
export const fixtureSite = path.join(fixtureData, "site/current");

/** The rendered real site. */
export const realSite = path.join(realData, "site/current");

/** Room that a disk must have before sites are copied to it. */
const roomBytes = 60 * 1024 * 1024;

/**
 * Links to a folder. On another disk it is copied: rendering makes hard links to what was rendered before. A disk too
 * small for that is one on which a test renders nothing.
 */
function share(from: string, target: string) {
  const parent = path.dirname(target);
  const { bavail, bsize } = statfsSync(parent);
  if (statSync(from).dev !== statSync(parent).dev && bavail * bsize > roomBytes)
    cpSync(from, target, { recursive: true, preserveTimestamps: true });
  else symlinkSync(from, target);
}

/** Gives a data folder the rendered sites, so that a server does not render them again. */
export function shareSites(dataDir: string) {
  for (const folder of ["rendered", "content"]) {
    const target = path.join(dataDir, "site", folder);
    mkdirSync(target, { recursive: true });
    for (const data of [fixtureData, realData]) {
      const from = path.join(data, "site", folder);
      for (const name of existsSync(from) ? readdirSync(from) : []) {
        const link = path.join(target, name);
        if (!name.includes(".incomplete-") && !existsSync(link)) share(path.join(from, name), link);
      }
    }
  }
  sharePictures(dataDir);
}

/** Gives a data folder the drawn pictures, which take longer than the pages. */
export function sharePictures(dataDir: string) {
  const pictures = path.join(dataDir, "site/pictures");
  mkdirSync(path.dirname(pictures), { recursive: true });
  for (const data of [fixtureData, realData]) {
    const from = path.join(data, "site/pictures");
    if (existsSync(from) && !existsSync(pictures)) share(from, pictures);
  }
}
