import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { TextValues } from "#content-model/text-values.ts";
import type { IndexablePage } from "./page-head.ts";

/** A page of a rendered site, with what decides whether it must be rendered again. */
export type PageRecord = {
  policy: string;
  /** Hash of the files and folders of the content that it was read from. */
  sourceHash: string;
  sources: string[];
  /** Hashes of the derived values that it was made from, by their names. */
  values: Record<string, string>;
  htmlHash: string;
  /** Names of its pictures' files. */
  pictures: string[];
  /** What its head says; null for a page with `noindex`. */
  head: IndexablePage | null;
};

/** `pages.json` of a rendered site. */
export type PageRecords = Record<string, PageRecord>;

/** The file of a page below the folder of the rendered pages. */
export const pageFile = (pagePath: string) => path.join(pagePath, "index.html");

/** The size of each file below a folder, by its path there. */
export async function fileSizes(folder: string): Promise<Record<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((one) => path.join(one.parentPath, one.name));
  const sizes = files.map(async (file) => [path.relative(folder, file), (await stat(file)).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

async function readRecords(folder: string | undefined, name: string) {
  if (folder === undefined) return {};
  return JSON.parse(await readFile(path.join(folder, name), "utf8").catch(() => "{}"));
}

/** Reads which pages a rendered site has; none when there is no such folder. */
export const readPageRecords = (folder: string | undefined): Promise<PageRecords> =>
  readRecords(folder, "pages.json");

/** Reads what a site's rendering found in texts, for the next one; nothing when there is no such folder. */
export const readTextValues = (folder: string | undefined): Promise<TextValues["before"]> =>
  readRecords(folder, "texts.json");
