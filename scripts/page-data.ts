import { writeFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";

const enqueue =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";

/**
 * Takes the data React takes the page over with out of the page: the first view needs none of it.
 * @returns the page without it, and the data
 * @throws when the page's data is no longer in the form React Router 8 writes
 */
export function takePageData(html: string, file: string): { html: string; data: string } {
  const [[script, literal = ""] = [], ...others] = html.matchAll(enqueue);
  if (!script || others.length > 0 || !html.includes(close)) {
    throw new Error(`${file}: React Router's data has changed its form; see scripts/page-data.ts`);
  }
  return { html: html.replace(script, "").replace(close, ""), data: JSON.parse(literal) };
}

/** Writes a page's data into a file that the late start fetches. @returns its address, which changes with its content */
export async function writePageData(data: string, file: string, client: string) {
  const name = path.dirname(file).replaceAll("/", "-").replace(/^\.$/, "home");
  const url = `/assets/${name}-${contentHash(data)}.data`;
  await writeFile(path.join(client, url), data);
  return url;
}
