import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ServerData } from "#contract/server-data.ts";
import { readPages } from "./page-texts.ts";

export type PageChange = {
  /** Every page that changes in this way. */
  paths: string[];
  /** Texts, links and pictures that appear and disappear. */
  added: string[];
  removed: string[];
};

export type ReleaseChanges = {
  added: { path: string; title: string }[];
  changed: PageChange[];
  /** Pages that disappear; `redirect` is where their address leads then, null for "gone", undefined for "not found". */
  removed: { path: string; title: string; redirect: string | null | undefined }[];
  /** Whether anything else differs: scripts, styles, feeds, mails, settings of forms. */
  hasOther: boolean;
};

const readServerData = (folder: string): ServerData =>
  JSON.parse(readFileSync(path.join(folder, "server-data.json"), "utf8"));

/** Names and contents of what belongs to a release but is no page, without what differs in every build. */
function otherFiles(folder: string): string {
  const names = globSync("client/**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html|data)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  // The names of assets and pictures change with their content.
  const texts = names.filter((name) => !/^client\/(assets|pictures)\//.test(name));
  const contents = ["server-data.json", ...texts].map((name) =>
    readFileSync(path.join(folder, name), "base64"),
  );
  return JSON.stringify([names, contents]);
}

/** What a list has more often than another one. */
function missingFrom(other: string[], list: string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of other) counts.set(one, (counts.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = counts.get(one) ?? 0;
    counts.set(one, count - 1);
    return count <= 0;
  });
}

/** Compares two releases, given by their folders, as visitors would. */
export function compareReleases(before: string, after: string): ReleaseChanges {
  const [oldPages, newPages] = [readPages(before), readPages(after)];
  const redirects = new Map(readServerData(after).redirects.map(({ from, to }) => [from, to]));
  const changes = new Map<string, PageChange>();
  for (const [pagePath, { parts }] of newPages) {
    const oldParts = oldPages.get(pagePath)?.parts;
    if (!oldParts || oldParts.join("\n") === parts.join("\n")) continue;
    const [added, removed] = [missingFrom(oldParts, parts), missingFrom(parts, oldParts)];
    const key = JSON.stringify([added, removed]);
    const change = changes.get(key) ?? { paths: [], added, removed };
    change.paths.push(pagePath);
    changes.set(key, change);
  }
  return {
    added: [...newPages].filter(([one]) => !oldPages.has(one)).map(([path, { title }]) => ({ path, title })),
    changed: [...changes.values()],
    removed: [...oldPages]
      .filter(([one]) => !newPages.has(one))
      .map(([path, { title }]) => ({ path, title, redirect: redirects.get(path) })),
    hasOther: otherFiles(before) !== otherFiles(after),
  };
}
