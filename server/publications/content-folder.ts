import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../settings.ts";
import { ContentRepositoryError, cloneContent, contentIn, fetchContent } from "./content-repository.ts";

export type ContentSettings = Pick<Settings, "CONTENT_DIR" | "CONTENT_REMOTE" | "DATA_DIR">;

/** The content that comes with the program. */
const ownContent = path.resolve("content");

/**
 * The folder in which content is edited: `CONTENT_DIR`, or the checkout's `content/`; where the program is no checkout,
 * a copy of its content in `DATA_DIR`, made when it is first needed. With `CONTENT_REMOTE` it is a clone of that, in
 * `CONTENT_DIR` or `DATA_DIR`.
 * @throws ContentRepositoryError when it cannot be cloned, or does not exist
 */
export async function contentFolder(
  { CONTENT_DIR, CONTENT_REMOTE, DATA_DIR }: ContentSettings,
  signal?: AbortSignal,
) {
  const copy = path.resolve(CONTENT_DIR ?? path.join(DATA_DIR, "content"));
  if (CONTENT_REMOTE !== undefined) {
    await mkdir(path.dirname(copy), { recursive: true });
    await cloneContent(CONTENT_REMOTE, copy, signal);
    return contentIn(copy);
  }
  if (CONTENT_DIR !== undefined) {
    if (statSync(copy, { throwIfNoEntry: false })?.isDirectory()) return copy;
    throw new ContentRepositoryError(`CONTENT_DIR=${copy}: there is no such folder`);
  }
  if (existsSync(".git")) return ownContent;
  if (existsSync(copy)) return copy;
  const temporary = `${copy}.incomplete-${process.pid}`;
  await cp(ownContent, temporary, { recursive: true });
  await rename(temporary, copy);
  return copy;
}

/**
 * The content folder, brought to what `CONTENT_REMOTE` has.
 * @returns it, and how many of its commits the remote does not have
 * @throws ContentRepositoryError when the remote cannot be reached, or both have changed
 */
export async function latestContent(settings: ContentSettings, signal?: AbortSignal) {
  const folder = await contentFolder(settings, signal);
  const { CONTENT_REMOTE } = settings;
  const unpushed = CONTENT_REMOTE === undefined ? 0 : await fetchContent(folder, CONTENT_REMOTE, signal);
  return { folder, unpushed };
}
