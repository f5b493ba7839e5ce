import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ServerData } from "#contract/server-data.ts";
import { type SiteInfo, siteInfo } from "#contract/site-info.ts";
import { pageFiles, partsOf } from "./page-texts.ts";

export type PageChange = {
  /** Every page that changes in this way. */
  paths: string[];
  /** Texts, links and pictures that appear and disappear. */
  added: string[];
  removed: string[];
};

type TimedChange = SiteInfo["timedChanges"][number];

/** What differs between two rendered sites for visitors. */
export type SiteComparison = {
  added: { path: string; title: string }[];
  changed: PageChange[];
  /** Pages that disappear; `redirect` is where their address leads then, null for "gone", undefined for "not found". */
  removed: { path: string; title: string; redirect: string | null | undefined }[];
  /** Whether anything else differs that visitors or applicants get: feeds, emails, settings of forms. */
  hasOther: boolean;
  /** What of that does not just follow the pages, in words. */
  other: string[];
  /** What will happen by itself later: what is new of it, what no longer will, and all of it. */
  later: { added: TimedChange[]; removed: TimedChange[]; all: TimedChange[] };
};

const readServerData = (folder: string): ServerData =>
  JSON.parse(readFileSync(path.join(folder, "server-data.json"), "utf8"));

/** Contents of what belongs to a rendered site and is no page. The names of assets and pictures tell their content. */
function otherFiles(folder: string): string {
  const names = globSync("client/**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html|data)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith("client/assets/"))
    .sort();
  const texts = names.filter((name) => !name.startsWith("client/pictures/"));
  const contents = ["server-data.json", ...texts].map((name) =>
    readFileSync(path.join(folder, name), "base64"),
  );
  return JSON.stringify([names, contents]);
}

/** What the data for the server decide, in words. */
const emails = "emails that are sent from then on";
const otherNames: Partial<Record<keyof ServerData, string>> = {
  name: emails,
  url: emails,
  generalEmail: emails,
  companyLines: emails,
  mail: emails,
  replyTemplates: "replies to applicants",
  stages: "stages of applications",
  criteria: "criteria for applications",
  privacyPeriods: "how long applications are kept",
  yourApplication: "what applicants see of their application",
  formRejected: "what forms answer",
  redirects: "redirects",
};

/** Those in which two sites differ. @param hasSamePages whether the redirects are not those of pages that come or go */
function otherChanges(before: string, after: string, hasSamePages: boolean): string[] {
  const [old, now] = [readServerData(before), readServerData(after)];
  const names = Object.entries(otherNames) as [keyof ServerData, string][];
  const changed = names.filter(
    ([key]) => (hasSamePages || key !== "redirects") && !isDeepStrictEqual(old[key], now[key]),
  );
  return [...new Set(changed.map(([, name]) => name))];
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

/** Whether two names are one file: a page that a rendering took over is linked. */
const isLinked = (one: string, other: string) => statSync(one).ino === statSync(other).ino;

/** Groups the pages that change in the same way. Pages are given by their files. */
function changedPages(oldPages: Map<string, string>, newPages: Map<string, string>): PageChange[] {
  const changes = new Map<string, PageChange>();
  for (const [pagePath, file] of newPages) {
    const oldFile = oldPages.get(pagePath);
    if (oldFile === undefined || isLinked(oldFile, file)) continue;
    const [oldHtml, html] = [readFileSync(oldFile, "utf8"), readFileSync(file, "utf8")];
    if (oldHtml === html) continue;
    const [oldParts, parts] = [partsOf(oldHtml), partsOf(html)];
    if (oldParts.join("\n") === parts.join("\n")) continue;
    const [added, removed] = [missingFrom(oldParts, parts), missingFrom(parts, oldParts)];
    const key = JSON.stringify([added, removed]);
    const change = changes.get(key) ?? { paths: [], added, removed };
    change.paths.push(pagePath);
    changes.set(key, change);
  }
  return [...changes.values()];
}

function laterChanges(before: string, after: string, nowMs: number): SiteComparison["later"] {
  const read = (folder: string) =>
    siteInfo
      .parse(JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")))
      .timedChanges.filter(({ timeMs }) => timeMs > nowMs);
  const [old, all] = [read(before), read(after)];
  const without = (list: TimedChange[], other: TimedChange[]) => {
    const known = new Set(other.map((one) => JSON.stringify(one)));
    return list.filter((one) => !known.has(JSON.stringify(one)));
  };
  return { added: without(all, old), removed: without(old, all), all };
}

/** Compares two rendered sites, given by their folders, as visitors would. */
export function compareSites(before: string, after: string, nowMs = Date.now()): SiteComparison {
  const [oldPages, newPages] = [pageFiles(before), pageFiles(after)];
  const redirects = new Map(readServerData(after).redirects.map(({ from, to }) => [from, to]));
  const titled = (pages: Map<string, string>, other: Map<string, string>) =>
    [...pages]
      .filter(([one]) => !other.has(one))
      .map(([path, file]) => ({ path, title: partsOf(readFileSync(file, "utf8"))[0] ?? "" }));
  const [added, removed] = [titled(newPages, oldPages), titled(oldPages, newPages)];
  return {
    added,
    changed: changedPages(oldPages, newPages),
    removed: removed.map((page) => ({ ...page, redirect: redirects.get(page.path) })),
    hasOther: otherFiles(before) !== otherFiles(after),
    other: otherChanges(before, after, added.length + removed.length === 0),
    later: laterChanges(before, after, nowMs),
  };
}
