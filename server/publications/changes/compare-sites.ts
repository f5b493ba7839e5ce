import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Stage } from "#contract/desk/stages.ts";
import type { ServerData } from "#contract/server-data.ts";
import { type SiteInfo, siteInfo } from "#contract/site-info.ts";
import { type SiteFilePath, siteFileTypes } from "#contract/site-paths.ts";
import { missingFrom } from "./changed-texts.ts";
import { markupOf, pageFiles, partsOf } from "./page-texts.ts";

export type PageChange = {
  /** Every page that changes in this way. */
  paths: string[];
  /** Texts, links and pictures that appear and disappear. */
  added: string[];
  removed: string[];
  /** True where these and their order are the same: drawings, or what search engines or screen readers get. */
  onlyMarkup?: true;
};

type TimedChange = SiteInfo["timedChanges"][number];

/** What differs between two rendered sites for visitors. */
export type SiteComparison = {
  added: { path: string; title: string }[];
  changed: PageChange[];
  /** Pages that disappear; `redirect` is where their address leads then, null for "gone", undefined for "not found". */
  removed: { path: string; title: string; redirect: string | null | undefined }[];
  /** What else differs that visitors or applicants get and does not just follow the pages, in words. */
  other: string[];
  /** What will happen by itself later: what is new of it, what no longer will, and all of it. */
  later: { added: TimedChange[]; removed: TimedChange[]; all: TimedChange[] };
};

/** Without the schema, since an earlier program may have rendered the folder. */
const readUncheckedData = (folder: string): ServerData =>
  JSON.parse(readFileSync(path.join(folder, "server-data.json"), "utf8"));

/** What is read from the texts of the whole site, while the other files are lists of pages. */
const filesOfSite: SiteFilePath[] = ["/robots.txt", "/.well-known/security.txt", "/site.webmanifest"];

/** The files besides pages in which two sites differ. @param hasSamePages whether they are not those of changed pages */
function changedFiles(before: string, after: string, hasSamePages: boolean): string[] {
  const names = hasSamePages ? (Object.keys(siteFileTypes) as SiteFilePath[]) : filesOfSite;
  const contentIn = (folder: string, name: string) => {
    const file = path.join(folder, "client", name);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  return names.filter((name) => contentIn(before, name) !== contentIn(after, name));
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
  positions: "open positions",
  redirects: "redirects",
};

/** Stages whose id is gone, as when it was changed with the label, in words. */
function lostStages(before: Partial<ServerData["stages"]> = {}, after: typeof before = {}): string[] {
  const idsOf = (list: Stage[] = []) => list.map(({ id }) => id);
  return Object.entries(before).flatMap(([form, list]) =>
    idsOf(list)
      .filter((id) => !idsOf(after[form as keyof typeof after]).includes(id))
      .map((id) => `the stage “${id}” of ${form} is gone (applications that are in it keep it)`),
  );
}

/** Those in which two sites differ. @param following what only follows the pages, and is left out */
function changedData(before: string, after: string, following: (keyof ServerData)[]): string[] {
  const [old, now] = [readUncheckedData(before), readUncheckedData(after)];
  const names = Object.entries(otherNames) as [keyof ServerData, string][];
  const changed = names.filter(([key]) => !following.includes(key) && !isDeepStrictEqual(old[key], now[key]));
  return [...new Set(changed.map(([, name]) => name)), ...lostStages(old.stages, now.stages)];
}

/** Whether two names are one file: a page that a rendering took over is linked. */
function isLinked(one: string, other: string): boolean {
  const [first, second] = [statSync(one), statSync(other)];
  return first.ino === second.ino && first.dev === second.dev;
}

/** Groups the pages that change in the same way. Pages are given by their files. */
function changedPages(oldPages: Map<string, string>, newPages: Map<string, string>): PageChange[] {
  const changes = new Map<string, PageChange>();
  for (const [pagePath, file] of newPages) {
    const oldFile = oldPages.get(pagePath);
    if (oldFile === undefined || isLinked(oldFile, file)) continue;
    const [oldHtml, html] = [readFileSync(oldFile, "utf8"), readFileSync(file, "utf8")];
    if (oldHtml === html) continue;
    const [oldParts, parts] = [partsOf(oldHtml), partsOf(html)];
    const hasSameParts = oldParts.join("\n") === parts.join("\n");
    if (hasSameParts && markupOf(oldHtml) === markupOf(html)) continue;
    const difference = {
      added: missingFrom(oldParts, parts),
      removed: missingFrom(parts, oldParts),
      ...(hasSameParts && { onlyMarkup: true as const }),
    };
    const key = JSON.stringify(difference);
    const change = changes.get(key) ?? { paths: [], ...difference };
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
  const redirects = new Map(readUncheckedData(after).redirects.map(({ from, to }) => [from, to]));
  const titled = (pages: Map<string, string>, other: Map<string, string>) =>
    [...pages]
      .filter(([one]) => !other.has(one))
      .map(([pagePath, file]) => ({ path: pagePath, title: partsOf(readFileSync(file, "utf8"))[0] ?? "" }));
  const [added, removed] = [titled(newPages, oldPages), titled(oldPages, newPages)];
  const changed = changedPages(oldPages, newPages);
  const hasSameAddresses = added.length + removed.length === 0;
  const hasSamePages = hasSameAddresses && changed.length === 0;
  return {
    added,
    changed,
    removed: removed.map((page) => ({ ...page, redirect: redirects.get(page.path) })),
    other: [
      ...changedData(before, after, [
        ...(hasSameAddresses ? [] : (["redirects"] as const)),
        ...(hasSamePages ? [] : (["positions"] as const)),
      ]),
      ...changedFiles(before, after, hasSamePages),
    ],
    later: laterChanges(before, after, nowMs),
  };
}
