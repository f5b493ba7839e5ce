import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const cacheFolder = ".cache/pictures";
const publicFolder = ".generated/public/pictures";

/** A short name for content, so that a changed picture has a changed address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

// Several pages may ask for one picture at once, also from two builds, and any of them may be stopped: write aside, then
// move into place.
async function put(file: string, content: string | Uint8Array) {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(aside, content);
  await rename(aside, file);
}

/** What a file holds; where there is none, what `make` returns, which it holds from then on. */
async function readOrMake(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return readFile(file).catch(async () => {
    const fresh = await make();
    await put(file, fresh);
    return fresh;
  });
}

const made = new Map<string, Promise<Uint8Array>>();

/** What `make` returns for a key, made once and kept between builds. */
export function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const name = contentHash(key);
  let content = made.get(name);
  if (!content) {
    content = readOrMake(path.join(cacheFolder, name), make);
    made.set(name, content);
  }
  return content;
}

/** Makes a picture part of the site. @returns its address, which changes with its content */
export async function publish(name: string, ending: string, content: Uint8Array): Promise<string> {
  const file = `${name}.${contentHash(content)}.${ending}`;
  await put(path.join(publicFolder, file), content);
  return `/pictures/${file}`;
}
