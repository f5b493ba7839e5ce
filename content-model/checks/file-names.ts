import path from "node:path";
import { isPictureName } from "#contract/desk/site-items.ts";
import { slugify } from "#contract/plain-letters.ts";
import { closestName, didYouMean } from "../field-names.ts";
import { error, type Finding } from "./content.ts";

const validName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A valid name for an item's file. */
function nameFault(file: string, known: Set<string>): Finding[] {
  const { dir, name, ext } = path.parse(file);
  if (validName.test(name)) return [];
  const right = path.join(dir, `${slugify(name) || "a-name"}${ext}`);
  return [
    error(
      { file },
      `the name becomes an address, so it may have only a to z, 0 to 9 and hyphens; ${renameTo(right, known)}`,
    ),
  ];
}

/** Advice to rename a file, unless another one has that name. */
const renameTo = (right: string, known: Set<string>, shown = right) =>
  known.has(right)
    ? `${right} is there already: delete one of the two, or give this one another name`
    : `rename it to ${shown}`;

const notRead = "no page or list reads this file";

/** Advice about a file that nothing reads. */
function unknownFault(file: string, known: Set<string>, globs: string[]): Finding {
  const { dir, name, ext } = path.parse(file);
  const kind = ext.toLowerCase();
  const listGlob = globs.find((glob) => path.dirname(glob) === dir && glob.includes("*"));
  const right = listGlob ? path.extname(listGlob) : kind.startsWith(".y") ? ".yaml" : ".md";
  const isText = [".yaml", ".yml", ".md", ".markdown", ".txt"].includes(kind);
  if (isText && ext !== right)
    return error({ file }, `${notRead}; ${renameTo(path.join(dir, name + right), known, name + right)}`);
  if (!isText)
    return error(
      { file },
      `${notRead}, because ${ext ? `it is a ${ext} file` : "its name has no ending"}; save its text as ${right}`,
    );
  const pages = globs.filter((glob) => !glob.includes("*"));
  const meant = closestName(file, pages);
  if (meant) return error({ file }, `${notRead}${didYouMean(meant)}`);
  const folders = [...new Set(globs.map((glob) => path.dirname(glob)))].filter((folder) => folder !== ".");
  if (!folders.includes(dir)) return error({ file }, `${notRead}; move it to one of ${folders.join(", ")}`);
  return error({ file }, `${notRead}; a new page also needs a line in content-model/content-files.ts`);
}

/**
 * Finds files that nothing reads, and names that cannot be addresses.
 * @param files all files of the content folder
 * @param known those that have a schema
 * @param globs of all files that have a schema
 */
export function findFileFaults(files: string[], known: Set<string>, globs: string[]): Finding[] {
  return files
    .filter((file) => !isPictureName(file))
    .flatMap((file) => (known.has(file) ? nameFault(file, known) : [unknownFault(file, known, globs)]));
}
