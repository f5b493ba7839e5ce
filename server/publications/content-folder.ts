import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../settings.ts";
import { ContentRepositoryError, cloneContent, contentIn, fetchContent } from "./content-repository.ts";
import { type PublishedStore, writePublication } from "./write-publication.ts";

export type ContentSettings = Pick<Settings, "CONTENT_DIR" | "CONTENT_REMOTE" | "DATA_DIR">;

/** The content that comes with the program. */
const ownContent = path.resolve("content");

/** Where content lies that is not the checkout's own. */
const copyPlace = ({ CONTENT_DIR, DATA_DIR }: ContentSettings) =>
  path.resolve(CONTENT_DIR ?? path.join(DATA_DIR, "content"));

/** Where the content folder is, or will be made when it is first needed. */
function contentPlace(settings: ContentSettings): string {
  if (settings.CONTENT_REMOTE !== undefined) return contentIn(copyPlace(settings));
  return settings.CONTENT_DIR === undefined && existsSync(".git") ? ownContent : copyPlace(settings);
}

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * The content folder, for commands that only read: nothing is cloned or copied for them.
 * @throws ContentRepositoryError when it does not exist
 */
export function existingContentFolder(settings: ContentSettings): string {
  const { CONTENT_DIR, CONTENT_REMOTE } = settings;
  const place = contentPlace(settings);
  if (isFolder(place)) return place;
  if (CONTENT_DIR === undefined && CONTENT_REMOTE === undefined) return ownContent;
  if (CONTENT_REMOTE === undefined) throw noFolder(place);
  throw new ContentRepositoryError(`${place}: CONTENT_REMOTE is cloned there when a server starts`);
}

const noFolder = (place: string) =>
  new ContentRepositoryError(`CONTENT_DIR=${place}: there is no such folder`);

/**
 * The folder in which content is edited: `CONTENT_DIR`, or the checkout's `content/`; where the program is no checkout,
 * a copy of what is published in `DATA_DIR`, or of the program's content, made when it is first needed. With
 * `CONTENT_REMOTE` it is a clone of that, in `CONTENT_DIR` or `DATA_DIR`.
 * @throws ContentRepositoryError when it cannot be cloned, or does not exist
 */
export async function contentFolder(
  settings: ContentSettings,
  store?: PublishedStore,
  signal?: AbortSignal,
): Promise<string> {
  const { CONTENT_DIR, CONTENT_REMOTE } = settings;
  if (CONTENT_REMOTE !== undefined) {
    const clone = copyPlace(settings);
    await mkdir(path.dirname(clone), { recursive: true });
    await cloneContent(CONTENT_REMOTE, clone, signal);
    return contentIn(clone);
  }
  const place = contentPlace(settings);
  if (CONTENT_DIR !== undefined && !isFolder(place)) throw noFolder(place);
  if (existsSync(place)) return place;
  const published = await store?.publications.current();
  if (store && published) {
    await writePublication(store, published, place);
    return place;
  }
  const temporary = `${place}.incomplete-${process.pid}`;
  await cp(ownContent, temporary, { recursive: true });
  await rename(temporary, place);
  return place;
}

/**
 * The content folder, brought to what `CONTENT_REMOTE` has.
 * @returns it, and how many of its commits the remote does not have
 * @throws ContentRepositoryError when the remote cannot be reached, or both have changed
 */
export async function latestContent(settings: ContentSettings, store?: PublishedStore, signal?: AbortSignal) {
  const folder = await contentFolder(settings, store, signal);
  const { CONTENT_REMOTE } = settings;
  const unpushed = CONTENT_REMOTE === undefined ? 0 : await fetchContent(folder, CONTENT_REMOTE, signal);
  return { folder, unpushed };
}
