import { writeFile } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";

const enqueue =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const close = "<script>window.__reactRouterContext.streamController.close();</script>";

/**
 * Takes the data React takes the page over with out of the page, into a file of its own that the late start
 * fetches with the scripts. The first view needs none of it.
 * @returns the page without it, and the file's address, which changes with its content
 * @throws when the page's data is no longer in the form React Router 8 writes
 */
export async function movePageData(html: string, file: string, client: string) {
  const [[script, literal = ""] = [], ...others] = html.matchAll(enqueue);
  if (!script || others.length > 0 || !html.includes(close)) {
    throw new Error(`${file}: React Router's data has changed its form; see build/page-data.ts`);
  }
  const data: string = JSON.parse(literal);
  const name = path.dirname(file).replaceAll("/", "-").replace(/^\.$/, "home");
  const url = `/assets/${name}-${contentHash(data)}.data`;
  await writeFile(path.join(client, url), data);
  return { html: html.replace(script, "").replace(close, ""), url };
}
