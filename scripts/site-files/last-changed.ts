import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir, contentHistoryDir } from "#content-model/content-dir.ts";
import { itemRoutes } from "#content-model/paths.ts";

/** Content folders whose items a page lists: the page changes when one of the items does. */
const listedFolders: Record<string, string[]> = {
  "/about": ["people"],
  "/careers": ["jobs"],
  "/insights": ["articles", "webinars", "studies"],
  "/portfolio": ["companies"],
  "/programs": ["programs"],
  "/sitemap": Object.keys(itemRoutes),
};

/** Content files that a page is made from, relative to the content folder. */
function contentFilesOf(page: string): string[] {
  const item = Object.entries(itemRoutes).find(([, base]) => page.startsWith(`${base}/`));
  if (item) return globSync(`${item[0]}/${page.slice(item[1].length + 1)}.{yaml,md}`, { cwd: contentDir });
  const name = page === "/" ? "home" : page.slice(1);
  const folders = (listedFolders[page] ?? []).map((folder) => `${folder}/*.{yaml,md}`);
  return globSync([`pages/${name}.{yaml,md}`, ...folders], { cwd: contentDir });
}

/** The day of the last commit of each content file; empty without a full git history. */
function lastCommitDays(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", "-c", "safe.directory=*", ...args], {
      cwd: contentHistoryDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const days = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return days;
    let day = "";
    for (const line of git("log", "--format=day %cs", "--name-only", "--relative", "--", ".").split("\n")) {
      if (line.startsWith("day ")) day = line.slice(4);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without git or a repository there are no days.
  }
  return days;
}

/** The latest day that a content file itself gives: of its publication, posting or last update. */
function dayInFile(file: string): string | undefined {
  const text = readFileSync(path.join(contentDir, file), "utf8");
  const days = text.matchAll(/^(?:date|datePosted|updated): *["']?(\d{4}-\d\d-\d\d)/gm);
  return [...days]
    .flatMap(([, day]) => day ?? [])
    .sort()
    .at(-1);
}

/**
 * Returns a function that gives the day (`YYYY-MM-DD`) on which a page's content last changed, from git or from the
 * days in its files. It returns undefined when one of the page's files has neither, never the day of the build.
 */
export function lastChanges(commitDays = lastCommitDays()): (page: string) => string | undefined {
  return (page) => {
    const days = contentFilesOf(page).map((file) => commitDays.get(file) ?? dayInFile(file));
    return days.includes(undefined) ? undefined : days.sort().at(-1);
  };
}
