import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { everyPath } from "../tests/browser/routes.ts";
import type { BenchOptions } from "./main.ts";
import type { Area, Row } from "./report.ts";

const client = "dist/client";
const kilobyte = 1024;

/** Bytes a file costs on the line: its Brotli form where the build made one. */
function transferred(file: string) {
  const full = path.join(client, file);
  return statSync(`${full}.br`, { throwIfNoEntry: false })?.size ?? statSync(full).size;
}

/** The module and everything it imports, without what is only imported on demand. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(path.join(client, file), "utf8");
  for (const [, name = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
    withImports(`/assets/${name}`, seen);
  }
  return seen;
}

/** What one page's first view and its scripts weigh, in bytes as sent. */
export function pageWeight(page: string) {
  const file = page === "/" ? "/index.html" : `${page}/index.html`;
  const html = readFileSync(path.join(client, file), "utf8");
  const scripts = new Set<string>();
  for (const [, url = ""] of html.matchAll(/import\(["'`](\/assets\/[^"'`]+)/g)) withImports(url, scripts);
  if (scripts.size === 0)
    throw new Error(`no script found in ${file}: the way it is started has changed its form`);
  // Named twice: once for late loading, once for visitors without script.
  const styles = new Set(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = ""]) => url),
  );
  const sum = (files: Iterable<string>) => [...files].reduce((total, name) => total + transferred(name), 0);
  return { html: transferred(file), styles: sum(styles), scripts: sum(scripts) };
}

export type Weight = ReturnType<typeof pageWeight>;

const budgetFile = "bench/budget.json";

/** The bytes each page may weigh, by path. Committed, so that a change shows in review; the tests hold pages to it. */
export function readBudget(): Record<string, Weight> {
  return JSON.parse(readFileSync(budgetFile, "utf8"));
}

/** What a page weighs at most that has no budget of its own yet, so that a new content file is one file. */
export const newPageBudget: Weight = { html: 18 * kilobyte, styles: 13 * kilobyte, scripts: 110 * kilobyte };

/** Makes today's weights the budget, in whole kilobytes with at least half a one to spare: a changed word is no news. */
function acceptWeights() {
  const round = (bytes: number) => Math.ceil((bytes + kilobyte / 2) / kilobyte) * kilobyte;
  const budget = everyPath.map((page) => {
    const { html, styles, scripts } = pageWeight(page);
    return [page, { html: round(html), styles: round(styles), scripts: round(scripts) }];
  });
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(budget), null, 2)}\n`);
}

/** Weighs every page: bytes are exact, so these figures are also checked by the tests. */
export async function measure({ routes, accept }: BenchOptions): Promise<Area> {
  if (accept) acceptWeights();
  const rows: Row[] = [];
  for (const page of routes.length > 0 ? routes : everyPath) {
    const { html, scripts } = pageWeight(page);
    rows.push(
      { what: `${page} script`, figure: scripts / kilobyte, target: 110, unit: "KB" },
      { what: `${page} HTML with the rules it uses`, figure: html / kilobyte, target: 14, unit: "KB" },
    );
  }
  return { name: "weights", notes: ["Brotli bytes as sent; scripts with everything they import."], rows };
}
