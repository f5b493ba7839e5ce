import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseSchema } from "#contract/release.ts";
import { applicationPages } from "../http/application/application-pages.tsx";
import { rejectedFormPages } from "../http/forms/rejected-form-pages.tsx";
import { notFoundPage } from "../http/pages/not-found.ts";
import { readPagePolicies } from "../http/pages/page-policies.ts";
import { readServerData } from "../server-data.ts";

/** A build of the site that the server has read: everything that its pages and answers are made from. */
export type Release = Awaited<ReturnType<typeof openRelease>>;

/** Lists the files of a folder by their path on the site, without their compressed versions. */
export function listFiles(clientFolder: string, patterns: string[]): Set<string> {
  return new Set(
    globSync(patterns, { cwd: clientFolder, withFileTypes: true })
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

/**
 * Reads a release.
 * @param folder where it is, without symbolic links, so that the answers of this release never mix with another's
 * @param contractHash of this server, which the release's must be; undefined in development
 * @throws when a part is missing, or was made for another version of the server
 */
export async function openRelease(folder: string, contractHash: string | undefined) {
  const info = releaseSchema.parse(JSON.parse(await readFile(path.join(folder, "release.json"), "utf8")));
  if (contractHash !== undefined && info.contractHash !== contractHash) {
    throw new Error(
      "it was made for another version of the server, which must be restarted after an upgrade",
    );
  }
  const data = await readServerData(path.join(folder, "server-data.json"));
  const clientFolder = path.join(folder, "client");
  const policyFor = readPagePolicies(folder);
  const files = listFiles(clientFolder, ["**/*", ".well-known/*"]);
  return {
    id: info.id,
    /** In milliseconds; null when no item waits. */
    nextChangeTimeMs: info.nextChangeAt === undefined ? null : Date.parse(info.nextChangeAt),
    data,
    clientFolder,
    /** A copy of the content that it was made from. */
    contentFolder: path.join(folder, "content"),
    files,
    pages: findPages(files),
    redirectTargets: new Map(data.redirects.map(({ from, to }) => [from, to])),
    policyFor,
    sendNotFound: notFoundPage(folder, policyFor),
    rejectedPages: rejectedFormPages(clientFolder, data.formRejected),
    applicationPages: applicationPages(clientFolder, data.yourApplication),
  };
}
