import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { prerenderedPages, statusPages } from "./built-pages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { finishStylesheets, inlineCriticalCss } from "./critical-css.ts";
import { neverStart, startLate } from "./late-start.ts";
import { takePageData, writePageData } from "./page-data.ts";

/**
 * Finishes every prerendered page: its scripts start late, and its Content-Security-Policy, which names the
 * hashes of its inline scripts, goes into `cspFile` as `{ path: policy }`.
 */
export async function finishPages(client: string, cspFile: string) {
  const policies: Record<string, string> = {};
  for (const { path: pagePath, file } of prerenderedPages(client)) {
    const rendered = await readFile(path.join(client, file), "utf8");
    const styled = await inlineCriticalCss(rendered, client);
    const { html, data } = takePageData(styled, file);
    const page = statusPages.includes(pagePath)
      ? neverStart(html, file)
      : startLate(html, await writePageData(data, file, client), file);
    await writeFile(path.join(client, file), page);
    policies[pagePath] = contentSecurityPolicy(page);
  }
  await finishStylesheets(client);
  await writeFile(cspFile, JSON.stringify(policies, null, 1));
}
