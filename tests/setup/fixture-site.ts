import { spawnSync } from "node:child_process";
import path from "node:path";

/** Folder of the site built from the fixture content: a server that runs in it serves its `dist/`. */
export const fixtureSite = path.resolve(".generated/fixture-site");

/** Settings with which the content readers and the build use the fixture content. */
export const fixtureSettings = {
  CONTENT_DIR: path.resolve("tests/fixtures/content"),
  DIST_DIR: path.join(fixtureSite, "dist"),
};

/** Builds a site unless it is up to date. @throws when the build fails */
export function buildSite(settings: Record<string, string> = {}) {
  const env = { ...process.env, CONTENT_DIR: "", DIST_DIR: "", ...settings };
  const { status } = spawnSync(process.execPath, ["scripts/ensure.ts"], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`The build ended with status ${status}`);
}

/** Builds the site of the fixture content unless it is up to date. */
export function buildFixtureSite() {
  buildSite(fixtureSettings);
}
