import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";
import { errorPages, prerenderedPages } from "../built-pages.ts";
import { bundleScript } from "./bundle-script.ts";
import { deferClientEntry, removeClientEntry } from "./client-entry.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { inlineHeroPicture } from "./inline-hero-picture.ts";
import { addPreviewNotice } from "./preview-notice.ts";

/** Writes the script that error pages load beside their inline one. @returns its address */
async function writeErrorPageScript(client: string): Promise<string> {
  const code = await bundleScript("app/components/terrain/error-page-island.ts");
  const file = `assets/error-page-${contentHash(code)}.js`;
  await mkdir(path.join(client, "assets"), { recursive: true });
  await writeFile(path.join(client, file), code);
  return `/${file}`;
}

/**
 * Finishes every prerendered page: its scripts start after the first paint, and its Content-Security-Policy, which
 * lists the hashes of its inline scripts, is written to `cspFile` as `{ path: policy }`.
 */
export async function finishPages(client: string, cspFile: string) {
  const pageScript = await bundleScript("app/startup/page.ts");
  const errorPageScript = await bundleScript("app/startup/error-page.ts");
  const laterScript = await writeErrorPageScript(client);
  const policies: Record<string, string> = {};
  for (const { path: pagePath, file } of prerenderedPages(client)) {
    const html = await readFile(path.join(client, file), "utf8");
    const withPicture = inlineHeroPicture(html, client);
    const finished = errorPages.includes(pagePath)
      ? removeClientEntry(withPicture, errorPageScript, laterScript, file)
      : deferClientEntry(withPicture, pageScript, file);
    const page = process.env.PREVIEW === "true" ? addPreviewNotice(finished) : finished;
    await writeFile(path.join(client, file), page);
    policies[pagePath] = contentSecurityPolicy(page);
  }
  await writeFile(cspFile, JSON.stringify(policies, null, 1));
}
