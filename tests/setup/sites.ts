import { spawnSync } from "node:child_process";
import path from "node:path";

/** The content of the fixture site. `CONTENT_DIR` names it in tests, so the content readers give its texts. */
export const fixtureContent = path.resolve("tests/fixtures/content");

/** Folder of the site built from the fixture content: a server that runs in it serves its `dist/`. */
export const fixtureSite = path.resolve(".generated/fixture-site");

/** The folder that the build of the fixture site writes to. */
export const fixtureDistDir = path.join(fixtureSite, "dist");

/** The fixture site's current release: its pages and what the server reads. */
export const fixtureDist = path.join(fixtureDistDir, "current");

/** Builds a site unless it is up to date. @throws when the build fails */
function buildSite(settings: { CONTENT_DIR: string; DIST_DIR: string }) {
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, ["scripts/build-if-stale.ts", "strict"], {
    stdio: "inherit",
    env,
  });
  if (status !== 0) throw new Error(`The build ended with status ${status}`);
}

/** Builds the fixture site unless it is up to date. */
export const buildFixtureSite = () => buildSite({ CONTENT_DIR: fixtureContent, DIST_DIR: fixtureDistDir });

/** Builds the real site unless it is up to date. */
export const buildRealSite = () => buildSite({ CONTENT_DIR: "", DIST_DIR: "" });
