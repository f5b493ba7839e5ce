import path from "node:path";
import * as z from "zod";
import { listContent } from "./content-context.ts";
import { ContentError } from "./content-error.ts";
import { parseFile, validateFile } from "./parse-file.ts";
import { isShown, publicationFields } from "./publication.ts";

/**
 * Reads a content file as it is written: names in braces are not filled in.
 * @throws ContentError with all mistakes in the file
 */
export async function readFields<S extends z.core.$ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const result = await validateFile(await parseFile(file), schema);
  if ("data" in result) return result.data;
  throw new ContentError(result.mistakes);
}

/** Names of the items' files in a content folder, sorted, without hidden files. A missing folder is empty. */
export async function listItemFiles(folder: string): Promise<string[]> {
  return (await listContent(folder)).filter((name) => /^[^.].*\.(yaml|md)$/.test(name));
}

const itemSchema = z.looseObject(publicationFields);

/** Names of the items in a content folder that are on the site now, sorted. */
export async function listShownSlugs(folder: string): Promise<string[]> {
  const files = await listItemFiles(folder);
  const items = await Promise.all(files.map((file) => readFields(`${folder}/${file}`, itemSchema)));
  return files.filter((_, index) => isShown(items[index] ?? {})).map((file) => path.parse(file).name);
}
