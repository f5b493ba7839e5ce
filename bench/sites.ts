import path from "node:path";
import { removeData, startServer } from "../tests/setup/server.ts";

type Site = { url: string; close: () => Promise<void> };

/** The site at an address, or the program and content of a folder, served by this project's server. */
async function openSite(site: string): Promise<Site> {
  if (/^https?:/.test(site)) return { url: site.replace(/\/$/, ""), close: async () => {} };
  const folder = path.basename(site) === "dist" ? path.dirname(site) : site;
  const server = await startServer({ CONTENT_DIR: path.resolve(folder, "content") }, path.resolve(folder));
  return {
    url: server.url,
    async close() {
      await server.stop();
      await removeData(server);
    },
  };
}

/**
 * Runs a measurement on this built site and, when given, on another one.
 * @param measure gets the addresses of the sites, this one's first
 */
export async function withSites<T>(
  against: string | undefined,
  measure: (urls: string[]) => Promise<T>,
): Promise<T> {
  const sites: Site[] = [];
  try {
    for (const site of [".", against]) if (site) sites.push(await openSite(site));
    return await measure(sites.map(({ url }) => url));
  } finally {
    for (const site of sites) await site.close();
  }
}
