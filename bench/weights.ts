import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { everyPath } from "../tests/browser/routes.ts";
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
  for (const [, url = ""] of html.matchAll(/import\("(\/assets\/[^"]+)"\)/g)) withImports(url, scripts);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = ""]) => url);
  const sum = (files: Iterable<string>) => [...files].reduce((total, name) => total + transferred(name), 0);
  return { html: transferred(file), styles: sum(styles), scripts: sum(scripts) };
}

/** Weighs every page: bytes are exact, so these figures are also checked by the tests. */
export async function measure({ routes }: { routes: string[] }): Promise<Area> {
  const rows: Row[] = [];
  for (const page of routes.length > 0 ? routes : everyPath) {
    const weight = pageWeight(page);
    rows.push(
      { what: `${page} script`, figure: weight.scripts / kilobyte, target: 110, unit: "KB" },
      {
        what: `${page} HTML and CSS`,
        figure: (weight.html + weight.styles) / kilobyte,
        target: 14,
        unit: "KB",
      },
    );
  }
  return { name: "weights", notes: ["Brotli bytes as sent; scripts with everything they import."], rows };
}
