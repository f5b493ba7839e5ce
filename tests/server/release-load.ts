import { parse } from "node-html-parser";
import { releaseFile } from "../setup/release-copies.ts";
import { founder, post } from "./founder.ts";

const pagePaths = [
  "/",
  "/about",
  "/careers",
  "/portfolio",
  "/insights",
  "/contact",
  "/apply-founder",
  "/scale",
];

/** What went wrong while clients read pages, in words. */
export type ReleaseLoad = { pages: number; files: number; forms: number; failures: string[] };

/** The files that a page needs to be shown. */
const linkedFiles = (html: string): string[] =>
  parse(html)
    .querySelectorAll("link[rel=stylesheet], link[rel=preload], link[rel=icon], script[src], img")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .filter((address) => address.startsWith("/"));

/**
 * Starts clients that read pages of releases made by `addRelease` with all their linked files, and send forms.
 * @returns a function that stops them and tells what they saw
 */
export function startReleaseLoad(url: string, clients: number): () => Promise<ReleaseLoad> {
  const load: ReleaseLoad = { pages: 0, files: 0, forms: 0, failures: [] };
  let isStopping = false;

  async function readPage(pagePath: string) {
    const response = await fetch(url + pagePath);
    const html = await response.text();
    load.pages++;
    if (response.status !== 200) return load.failures.push(`${pagePath}: ${response.status}`);
    const name = /<meta name="release" content="([^"]+)">/.exec(html)?.[1] ?? "";
    const policy = response.headers.get("content-security-policy") ?? "";
    if (!policy.endsWith(`report-to ${name}`))
      load.failures.push(`${pagePath} of ${name}: policy of another`);
    for (const file of new Set(linkedFiles(html))) {
      const answer = await fetch(url + file);
      const text = await answer.text();
      load.files++;
      if (answer.status !== 200) load.failures.push(`${file}, linked from ${name}: ${answer.status}`);
      else if (file === releaseFile(name) && !text.includes(name))
        load.failures.push(`${file}: other content`);
    }
  }

  async function runClient(client: number) {
    for (let count = client; !isStopping; count++) {
      try {
        await readPage(pagePaths[count % pagePaths.length] ?? "/");
        if (count % 4 > 0) continue;
        const { status } = await post(url, { ...founder, message: `Client ${client}, form ${count}` });
        load.forms++;
        if (status !== 200) load.failures.push(`form: ${status}`);
      } catch (error) {
        load.failures.push(String((error as Error).cause ?? error));
      }
    }
  }

  const running = Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return async () => {
    isStopping = true;
    await running;
    return load;
  };
}
