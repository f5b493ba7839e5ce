import { AsyncLocalStorage } from "node:async_hooks";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { contentHash } from "#pictures/cache.ts";
import type { PictureRequest } from "#pictures/requests.ts";
import type { TextValues } from "./text-values.ts";

/** What is read, and for when. */
export type ContentOptions = {
  /** The content folder. */
  folder: string;
  /** The time for which it is decided what is on the site, in milliseconds. */
  timeMs: number;
  /** Whether items that are not on the site yet are read too. */
  drafts?: boolean;
  /** Whether pages are rendered for a preview, which search engines must not list. */
  preview?: boolean;
  /**
   * Files to read in place of those in the folder, by their path in it; null for one that is not there. Slashes
   * separate folders, and the files are absolute.
   */
  edits?: ReadonlyMap<string, string | null>;
  /** Whether texts are marked with where they stand; never in what is published. */
  marks?: boolean;
  /** What was read already, for renderings of the same content at the same time. */
  memory?: ContentMemory;
  /** What follows from texts alone, for renderings of other content too; null where it is not kept. */
  textValues?: TextValues | null;
};

/** Values that several pages need, by their names. */
export type ContentMemory = Map<string, Promise<unknown>>;

/** The content of one rendering, and what was read and asked for in it. */
export type ContentContext = Required<ContentOptions> & {
  /** Pictures that the readers asked for, by file name. */
  pictures: Map<string, PictureRequest>;
  /** Files and folders that were read, by their path below the content folder. */
  files: Set<string>;
  /** Values whose hash says whether a page is out of date, in place of the files they are made from (`derivedValue`). */
  values: Map<string, string>;
};

const storage = new AsyncLocalStorage<ContentContext>();

/** The context of a rendering that has read nothing yet. */
export function contentContext(options: ContentOptions): ContentContext {
  return {
    drafts: false,
    preview: false,
    edits: new Map(),
    marks: false,
    memory: new Map(),
    textValues: null,
    ...options,
    folder: path.resolve(options.folder),
    pictures: new Map(),
    files: new Set(),
    values: new Map(),
  };
}

/** Runs a function whose readers read the content of a context. */
export function withContent<T>(context: ContentContext, run: () => T): T {
  return storage.run(context, run);
}

let defaultContext: ContentContext | undefined;

/** Sets what readers read outside of `withContent`: for scripts and tests, which read one content folder. */
export function setDefaultContent(options: ContentOptions) {
  defaultContext = contentContext(options);
}

/** The context that readers read now. @throws outside of `withContent`, unless there is a default */
export function currentContent(): ContentContext {
  const context = storage.getStore();
  if (context) return context;
  if (!defaultContext) throw new Error("Content is read outside of a rendering");
  // Files may change from one reading to the next.
  return { ...defaultContext, memory: new Map() };
}

/** Absolute path of a content file or folder, which is noted as read. */
export function contentPath(file = ""): string {
  const { folder, files, edits } = currentContent();
  files.add(file);
  const edited = edits.get(file);
  // Nothing has the name of a removed file with a slash behind it.
  return edited === null ? path.join(folder, file, "removed") : (edited ?? path.join(folder, file));
}

/** Names of what is in a content folder, sorted; empty when there is no such folder. */
export async function listContent(folder: string): Promise<string[]> {
  const names = new Set(await readdir(contentPath(folder)).catch(() => []));
  for (const [file, edited] of currentContent().edits) {
    if (path.posix.dirname(file) !== folder) continue;
    if (edited === null) names.delete(path.posix.basename(file));
    else names.add(path.posix.basename(file));
  }
  return [...names].sort();
}

/** Reads a value once for all pages of a rendering. */
function readIntoMemory<T>(name: string, read: () => Promise<T>): Promise<T> {
  const { memory } = currentContent();
  const reading = memory.get(name) ?? read();
  memory.set(name, reading);
  return reading as Promise<T>;
}

/** Reads a value, with the pictures it asks for and what it was read from. */
async function readNoting<T>(read: () => Promise<T>) {
  const own = { ...currentContent(), pictures: new Map(), files: new Set<string>(), values: new Map() };
  const value = await withContent(own, read);
  return { value, pictures: own.pictures, files: own.files, values: own.values };
}

/**
 * Reads what several pages of a rendering need once. For each page that asks, the files that it was read from are noted
 * as read: the page is rendered again when one of them changes. Where most changes of the files leave the value as it
 * is, `derivedValue` spares that.
 */
export async function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
  const context = currentContent();
  const { value, pictures, files, values } = await readIntoMemory(name, () => readNoting(read));
  for (const [file, request] of pictures) context.pictures.set(file, request);
  for (const file of files) context.files.add(file);
  for (const [name, hash] of values) context.values.set(name, hash);
  return value;
}

const valueReaders = new Map<string, (key: string) => Promise<unknown>>();

/** A derived value and its hash. @param id its name, a colon and its key */
async function readDerived(id: string): Promise<{ value: unknown; hash: string } | null> {
  const [name = ""] = id.split(":", 1);
  const read = valueReaders.get(name);
  if (!read) return null;
  return readIntoMemory(id, async () => {
    // What it was read from is not kept: for 1,000 items, each made from all, that takes 60 MB.
    const { value } = await readNoting(() => read(id.slice(name.length + 1)));
    return { value, hash: contentHash(JSON.stringify(value ?? null)) };
  });
}

/**
 * Defines a value that is made from many files, of which few changes change it: a page that reads it is rendered again
 * when the value has changed, not when any of the files has.
 * @param read gets a key, such as the slug of an item; its value can be written as JSON and asks for no pictures
 */
export function derivedValue<T>(name: string, read: (key: string) => Promise<T>) {
  valueReaders.set(name, read);
  return async (key = ""): Promise<T> => {
    const id = `${name}:${key}`;
    const derived = await readDerived(id);
    if (derived) currentContent().values.set(id, derived.hash);
    return derived?.value as T;
  };
}

/** The hash that a derived value has now; null for one that no longer exists. @param id its name, a colon and its key */
export const hashDerivedValue = async (id: string): Promise<string | null> =>
  (await readDerived(id))?.hash ?? null;
