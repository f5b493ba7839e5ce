import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import type { BenchOptions } from "./bench-options.ts";
import { launchChromium } from "./chromium.ts";
import { firstLoadBytes } from "./first-load.ts";
import type { Area, Row } from "./report.ts";
import { benchRoutes, clientDir } from "./routes.ts";
import { withSites } from "./sites.ts";

/** Bytes a file takes in a response: its Brotli form where the build made one. */
function transferredBytes(file: string) {
  const full = path.join(clientDir, file);
  return statSync(`${full}.br`, { throwIfNoEntry: false })?.size ?? statSync(full).size;
}

/** Adds the modules a script imports statically, and theirs, to `modules`. */
function addImports(code: string, modules: Set<string>) {
  for (const [, name = ""] of code.matchAll(/(?:from|import)\s*"(?:\.|\/assets)\/([^"]+)"/g)) {
    const file = `/assets/${name}`;
    if (modules.has(file)) continue;
    modules.add(file);
    addImports(readFileSync(path.join(clientDir, file), "utf8"), modules);
  }
}

/** Transferred bytes of a page's HTML, stylesheets and scripts, the scripts with everything they import. */
export function pageWeight(page: string) {
  const file = page === "/" ? "/index.html" : `${page}/index.html`;
  const root = parse(readFileSync(path.join(clientDir, file), "utf8"));
  const scripts = new Set(
    root.querySelectorAll("script[src]").map((script) => script.getAttribute("src") ?? ""),
  );
  const entry = root.querySelector("[data-client-entry]")?.rawText;
  if (entry) {
    const before = scripts.size;
    // React Router's entry imports the app's own entry dynamically.
    addImports(entry.replace(/import\(("[^"]+")\)/, "import $1"), scripts);
    if (scripts.size < before + 3) throw new Error(`${file}: the client entry has changed its form`);
  }
  const styles = root
    .querySelectorAll('link[rel="stylesheet"]')
    // React Router marks those that several routes have with an empty fragment.
    .map((link) => link.getAttribute("href")?.replace(/#$/, "") ?? "");
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, name) => total + transferredBytes(name), 0);
  return {
    hasApp: entry !== undefined,
    htmlBytes: transferredBytes(file),
    styleBytes: sum(styles),
    scriptBytes: sum(scripts),
  };
}

/** Weighs pages. Scripts, HTML and styles are exact, without response headers. */
export async function measure({ routes }: BenchOptions): Promise<Area> {
  const rows: Row[] = [];
  const browser = await launchChromium();
  try {
    await withSites(undefined, async ([site]) => {
      for (const page of benchRoutes(routes)) {
        const { hasApp, htmlBytes, styleBytes, scriptBytes } = pageWeight(page);
        const loadedBytes = await firstLoadBytes(browser, site + page);
        rows.push(
          {
            name: `${page} first load`,
            figure: loadedBytes / 1024,
            unit: "KB",
            target: hasApp ? 175 : 90,
          },
          { name: `${page} scripts`, figure: scriptBytes / 1024, unit: "KB", target: hasApp ? 115 : 10 },
          { name: `${page} HTML`, figure: htmlBytes / 1024, unit: "KB" },
          { name: `${page} styles`, figure: styleBytes / 1024, unit: "KB", target: 16 },
        );
      }
    });
  } finally {
    await browser.close();
  }
  return {
    name: "weights",
    notes: [
      "Brotli bytes; scripts with everything they import.",
      "First load: everything on the wire, headers too, until the app runs; at 390 or 1440 px, whichever is more.",
    ],
    rows,
  };
}
