import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheFolder = ".cache/pictures";
const publicFolder = ".generated/public/pictures";

/** A short name for content, so that a changed picture has a changed address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/**
 * Writes a file and the folders it needs. Several pages may ask for one picture at once, also from two builds, and any
 * of them may be stopped: it is written aside, then moved into place.
 */
export async function putFile(file: string, content: string | Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(aside, content);
  await rename(aside, file);
}

const made = new Map<string, Promise<Uint8Array>>();

/** What `make` returns for a key, made once and kept between builds. */
export function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const name = contentHash(key);
  let content = made.get(name);
  if (!content) {
    const file = path.join(cacheFolder, name);
    content = readFile(file).catch(async () => {
      const fresh = await make();
      await putFile(file, fresh);
      return fresh;
    });
    made.set(name, content);
  }
  return content;
}

/** Makes a picture part of the site. @returns its address, which changes with its content */
export async function publish(name: string, ending: string, content: Uint8Array): Promise<string> {
  const file = `${name}.${contentHash(content)}.${ending}`;
  await putFile(path.join(publicFolder, file), content);
  return `/pictures/${file}`;
}
