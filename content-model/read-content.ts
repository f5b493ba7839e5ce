import path from "node:path";
import type * as z from "zod";
import { currentContent } from "./content-context.ts";
import { ContentError, type ContentMistake } from "./content-error.ts";
import { markTexts } from "./mark-texts.ts";
import { isShown, type Publication } from "./publication.ts";
import { listItemFiles, readFields } from "./read-fields.ts";
import { fillInSiteValues } from "./site-values.ts";

export { ContentError };

/**
 * Reads a content file, validates it and fills in what is written once for all texts, like `{phone}`.
 * @param file path below the content folder: `.yaml`, or `.md` with YAML front matter, whose text becomes `body`
 * @throws ContentError with all mistakes in the file
 */
export async function readContent<S extends z.core.$ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const data = (await readFields(file, schema)) as object;
  const filled = file === "site.yaml" ? data : await fillInSiteValues(data);
  const { marks } = currentContent();
  return (marks ? markTexts(filled, file, schema) : filled) as z.output<S>;
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
  const mistakes: ContentMistake[] = [];
  const items: (z.output<S> & { slug: string })[] = [];
  for (const slug of (await listItemFiles(folder)).map((file) => path.parse(file).name)) {
    try {
      const item = await readContent(`${folder}/${slug}.${extension}`, schema);
      if (isShown(item as Publication)) items.push(Object.assign({ slug }, item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return items;
}
