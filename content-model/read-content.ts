import { readdir } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { contentDir } from "./content-dir.ts";
import { ContentError } from "./content-error.ts";
import { parseFile, validateFile } from "./parse-file.ts";
import { isShown, type Publication, publicationFields } from "./publication.ts";

export { ContentError };

/**
 * Reads a content file and validates it.
 * @param file path below the content folder: `.yaml`, or `.md` with YAML front matter, whose text becomes `body`
 * @throws ContentError with all mistakes in the file
 */
export async function readContent<S extends z.core.$ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const result = await validateFile(await parseFile(file), schema);
  if ("data" in result) return result.data;
  throw new ContentError(result.mistakes.join("\n"));
}

/** Names of the items' files in a content folder, sorted. A missing folder is empty. */
async function listItemFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(contentDir, folder)).catch(() => []);
  return names.filter((name) => /\.(yaml|md)$/.test(name)).sort();
}

const slugOf = (file: string) => path.parse(file).name;

/** Names of the items in a content folder that are on the site now, sorted. */
export async function listShownSlugs(folder: string): Promise<string[]> {
  const files = await listItemFiles(folder);
  const items = await Promise.all(
    files.map((file) => readContent(`${folder}/${file}`, z.looseObject(publicationFields))),
  );
  return files.filter((_, index) => isShown(items[index] ?? {})).map(slugOf);
}

/**
 * Reads all items of a folder that are on the site now. The `slug` of an item is the name of its file.
 * @throws ContentError with the mistakes of all files, also of those that are not on the site
 */
export async function readCollection<S extends z.core.$ZodType>(
  folder: string,
  extension: "yaml" | "md",
  schema: S,
) {
  const mistakes: string[] = [];
  const items: (z.output<S> & { slug: string })[] = [];
  for (const slug of (await listItemFiles(folder)).map(slugOf)) {
    try {
      const item = await readContent(`${folder}/${slug}.${extension}`, schema);
      if (isShown(item as Publication)) items.push(Object.assign({ slug }, item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return items;
}
