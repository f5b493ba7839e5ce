import path from "node:path";
import { listFolderFiles, type Site } from "./open-site.ts";
import { listRenderedSites, type SiteFolders } from "./site-folders.ts";

/** Whether the name of a file of a site, given by its path there, changes with its content. */
export const isHashedFile = (file: string): boolean => /^\/(assets|pictures)\//.test(file);

/** The hashed files of all sites on the disk: pages of other sites than the current one may be open. */
export function hashedFiles(folders: SiteFolders) {
  let filesByClient = new Map<string, Set<string>>();
  return {
    /** Reads which sites are on the disk. */
    async list(current: Site) {
      const clients = (await listRenderedSites(folders)).map((folder) => path.join(folder, "client"));
      const filesOf = (client: string) =>
        client === current.clientFolder ? current.files : listFolderFiles(client);
      filesByClient = new Map(
        clients.map((one) => [
          one,
          filesByClient.get(one) ?? new Set([...filesOf(one)].filter(isHashedFile)),
        ]),
      );
    },
    /** The client folder that has a file. */
    find(urlPath: string): string | undefined {
      for (const [folder, files] of filesByClient) if (files.has(urlPath)) return folder;
      return undefined;
    },
  };
}
