import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorPages, prerenderedPages } from "../built-pages.ts";
import { deferClientEntry, removeClientEntry } from "./client-entry.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { bundleInlineScript } from "./inline-scripts.ts";
import { addPreviewNotice } from "./preview-notice.ts";

/**
 * Finishes every prerendered page: its scripts start after the first paint, and its Content-Security-Policy, which
 * lists the hashes of its inline scripts, is written to `cspFile` as `{ path: policy }`.
 */
export async function finishPages(client: string, cspFile: string) {
  const pageScript = await bundleInlineScript("app/startup/page.ts");
  const errorPageScript = await bundleInlineScript("app/startup/error-page.ts");
  const policies: Record<string, string> = {};
  for (const { path: pagePath, file } of prerenderedPages(client)) {
    const html = await readFile(path.join(client, file), "utf8");
    const finished = errorPages.includes(pagePath)
      ? removeClientEntry(html, errorPageScript, file)
      : deferClientEntry(html, pageScript, file);
    const page = process.env.PREVIEW === "true" ? addPreviewNotice(finished) : finished;
    await writeFile(path.join(client, file), page);
    policies[pagePath] = contentSecurityPolicy(page);
  }
  await writeFile(cspFile, JSON.stringify(policies, null, 1));
}
