import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";
import { itemRoutes } from "#content-model/paths.ts";

/** Content folders whose items a list page shows: it changes when one of them does. */
const listed: Record<string, string[]> = {
  "/about": ["people"],
  "/careers": ["jobs"],
  "/insights": ["articles", "webinars", "studies"],
  "/portfolio": ["companies"],
  "/programs": ["programs"],
  "/sitemap": Object.keys(itemRoutes),
};

/** Content files behind a page, below `content/`. */
function sources(page: string): string[] {
  const item = Object.entries(itemRoutes).find(([, base]) => page.startsWith(`${base}/`));
  if (item) return globSync(`${item[0]}/${page.slice(item[1].length + 1)}.{yaml,md}`, { cwd: contentDir });
  const own = page === "/" ? "home" : page.slice(1);
  const folders = (listed[page] ?? []).map((folder) => `${folder}/*.{yaml,md}`);
  return globSync([`pages/${own}.{yaml,md}`, ...folders], { cwd: contentDir });
}

/** The day each content file last changed in the project's history; empty where there is no full history. */
function changesInHistory(): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: contentDir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const changed = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return changed;
    let day = "";
    for (const line of git("log", "--format=day %cs", "--name-only", "--relative", "--", ".").split("\n")) {
      if (line.startsWith("day ")) day = line.slice(4);
      else if (line && !changed.has(line)) changed.set(line, day);
    }
  } catch {
    // No git, or no history: say nothing rather than something wrong.
  }
  return changed;
}

/** The latest day a content file names itself: when it was published or posted, when its meaning last changed. */
function dayInFile(file: string): string | undefined {
  const text = readFileSync(path.join(contentDir, file), "utf8");
  const named = text.matchAll(/^(?:date|datePosted|updated): *["']?(\d{4}-\d\d-\d\d)/gm);
  return [...named]
    .flatMap(([, day]) => day ?? [])
    .sort()
    .at(-1);
}

/**
 * For a page path, the day its content last changed, `YYYY-MM-DD`, from history, else from the days its files name.
 * Undefined where one of its files says neither: its change could be the latest. Never build time.
 */
export function lastChanges(changed = changesInHistory()): (page: string) => string | undefined {
  return (page) => {
    const days = sources(page).map((file) => changed.get(file) ?? dayInFile(file));
    return days.includes(undefined) ? undefined : days.sort().at(-1);
  };
}
