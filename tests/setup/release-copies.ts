import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "./run-script.ts";
import { fixtureDistDir } from "./sites.ts";

/** A folder with a copy of the fixture site, whose releases a test may make and switch. */
export type CopiedSite = {
  folder: string;
  /** Makes a release that differs from the first one in every page, its policy and a file that every page links to. */
  addRelease: (name: string) => Promise<void>;
  /** Runs a command of `npm run releases`. */
  releases: (...args: string[]) => ReturnType<typeof runScript>;
  /** What a build does after it has switched. */
  removeOldReleases: () => Promise<void>;
  remove: () => Promise<void>;
};

/** The file that every page of a release made by `addRelease` links to. */
export const releaseFile = (name: string) => `/assets/release-${name}.css`;

/** Copies the fixture site with its server. */
export async function copySite(): Promise<CopiedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "releases-"));
  const dist = path.join(folder, "dist");
  await cp(fixtureDistDir, dist, { recursive: true, verbatimSymlinks: true });
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"), "dir");
  const first = await readFile(path.join(dist, "current/release.json"), "utf8");
  // Outside of `dist`, where it would be removed when it is no longer served.
  const base = path.join(folder, "base");
  await cp(path.join(dist, "releases", JSON.parse(first).id), base, { recursive: true });
  const environment = { DIST_DIR: dist };

  return {
    folder,
    async addRelease(name) {
      const release = path.join(dist, "releases", name);
      const incomplete = path.join(dist, "releases", `.incomplete-${name}`);
      await cp(base, incomplete, { recursive: true });
      for (const file of globSync("client/**/*.html", { cwd: incomplete })) {
        const html = await readFile(path.join(incomplete, file), "utf8");
        const head = `<meta name="release" content="${name}"><link rel="stylesheet" href="${releaseFile(name)}">`;
        await writeFile(path.join(incomplete, file), html.replace("<head>", `<head>${head}`));
        // The error pages are read with their compressed versions; all others are sent as they are then.
        if (/^client\/(404|410)\//.test(file)) continue;
        for (const extension of ["br", "gz"]) await rm(path.join(incomplete, `${file}.${extension}`));
      }
      await writeFile(path.join(incomplete, "client", releaseFile(name)), `/* ${name} */`);
      const policies: Record<string, string> = JSON.parse(
        await readFile(path.join(incomplete, "csp.json"), "utf8"),
      );
      const marked = Object.entries(policies).map(([page, policy]) => [page, `${policy}; report-to ${name}`]);
      await writeFile(path.join(incomplete, "csp.json"), JSON.stringify(Object.fromEntries(marked)));
      await writeFile(
        path.join(incomplete, "release.json"),
        JSON.stringify({ ...JSON.parse(first), id: name, builtAt: new Date().toISOString() }),
      );
      await rename(incomplete, release);
    },
    releases: (...args) => runScript("scripts/releases/main.ts", args, environment),
    async removeOldReleases() {
      await runScript("tests/setup/remove-old-releases.ts", [], environment);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
