import { readdirSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type ServerData, serverDataSchema } from "#contract/server-data.ts";
import { readSiteInfo } from "./site-folders.ts";

/** A rendered site that the server has read. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** All entries of a folder and those below it; none where it is missing or is being deleted. */
function listEntries(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

/** Lists the files of a folder by their path in the site or desk, without their compressed versions. */
export function listFolderFiles(clientFolder: string): Set<string> {
  return new Set(
    listEntries(clientFolder)
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${path.relative(clientFolder, path.join(entry.parentPath, entry.name))}`),
  );
}

/** The pages among files, by their path. */
function findPages(files: Set<string>) {
  return new Map(
    [...files]
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => [file.slice(0, -"/index.html".length) || "/", file] as const)
      .filter(([pagePath]) => pagePath !== "/404" && pagePath !== "/410"),
  );
}

/** Reads the part of the content that the server needs. @throws when it is missing, or of another version */
export async function readServerData(folder: string): Promise<ServerData> {
  return serverDataSchema.parse(JSON.parse(await readFile(path.join(folder, "server-data.json"), "utf8")));
}

/** The policy of a page that none was written for: without scripts. */
const fallbackPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The size of each file of a folder, by its path in it. */
const fileSizes = (folder: string): Record<string, number> =>
  Object.fromEntries(
    [...listFolderFiles(folder)].map((file) => [file, statSync(path.join(folder, file)).size]),
  );

/**
 * Reads a rendered site.
 * @param contentFolder the content that it was rendered from
 * @throws when a part is missing, or was rendered for another version of the server
 */
export async function openSite(folder: string, contentFolder: string) {
  const info = await readSiteInfo(folder);
  if (!info) throw new Error(`${folder} is incomplete`);
  const data = await readServerData(folder);
  const clientFolder = path.join(folder, "client");
  const files = listFolderFiles(clientFolder);
  return {
    folder,
    contentFolder,
    contentSizes: fileSizes(contentFolder),
    timeMs: info.timeMs,
    /** The times at which its content changes it by itself, ascending. */
    changeTimesMs: info.timedChanges.map(({ timeMs }) => timeMs),
    data,
    clientFolder,
    files,
    clientSizes: info.sizes ?? {},
    pages: findPages(files),
    redirectTargets: new Map(data.redirects.map(({ from, to }) => [from, to])),
    policyFor: (pagePath: string) => info.policies[pagePath] ?? fallbackPolicy,
  };
}

/**
 * The files of a folder that are no longer on the disk, or have another size than they had. They are looked at one after
 * another, since thousands at once would hold up requests.
 * @param sizes their sizes, by their path in the folder
 */
export async function damagedFiles(folder: string, sizes: Record<string, number>) {
  const damaged: string[] = [];
  for (const [file, size] of Object.entries(sizes)) {
    const found = await stat(path.join(folder, file)).catch(() => null);
    if (found?.size !== size) damaged.push(file);
  }
  return damaged;
}
