import { ContentError, type ContentMistake, formatMistake } from "../content-error.ts";
import { contentFiles } from "../content-files.ts";
import type { ParsedFile } from "../parse-file.ts";
import { findBodyFaults } from "./body.ts";
import { contentFileOf, type Finding, listFiles, readFiles } from "./content.ts";
import { findDateFaults } from "./dates.ts";
import { findDuplicates } from "./duplicates.ts";
import { findFactFaults } from "./facts.ts";
import { findFileFaults } from "./file-names.ts";
import { findLongTitles } from "./lengths.ts";
import { findDeadLinks } from "./links.ts";
import { findMapFaults } from "./maps.ts";
import { findPictureFaults } from "./picture-files.ts";
import { findRedirectFaults } from "./redirects.ts";
import { findUnknownReferences } from "./references.ts";
import { findTextFaults } from "./texts.ts";

/** Sorts by file, then by line, and leaves out what was found twice. */
function inOrder(mistakes: ContentMistake[]): ContentMistake[] {
  const byText = new Map(mistakes.map((one) => [formatMistake(one), one]));
  return [...byText.values()].sort(
    (a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0),
  );
}

/**
 * What is wrong in the texts and dates of a file, whatever the others say. The checks that it calls take fields that do not
 * fit their schema.
 */
export function findOwnFaults(file: ParsedFile): ContentMistake[] {
  const files = [contentFileOf(file)];
  const found = [...findTextFaults(files), ...findBodyFaults(files), ...findDateFaults(files)];
  return found.filter(({ severity }) => severity === "error");
}

/**
 * Checks all content files: each by itself and all together.
 * @returns their number and everything that is wrong. Errors stop a build, warnings nothing
 */
export async function findContentFaults(schemas = contentFiles) {
  const { files, names, findings } = await readFiles(schemas);
  const all = listFiles();
  const found: Finding[] = [
    ...findings,
    ...findFileFaults(all, names, Object.keys(schemas)),
    ...(await findPictureFaults(all, files)),
    ...findBodyFaults(files),
    ...findDeadLinks(files),
    ...findRedirectFaults(files),
    ...findUnknownReferences(files),
    ...findDuplicates(files),
    ...findDateFaults(files),
    ...findTextFaults(files),
    ...findLongTitles(files),
    ...findFactFaults(files),
    ...(await findMapFaults(files)),
  ];
  const ofSeverity = (severity: Finding["severity"]) =>
    inOrder(found.filter((one) => one.severity === severity));
  return { count: names.size, errors: ofSeverity("error"), warnings: ofSeverity("warning"), files };
}

/**
 * Checks all content files, for a rendering.
 * @returns their number and warnings
 * @throws ContentError with the errors of all files
 */
export async function checkContent(schemas = contentFiles) {
  const { count, errors, warnings } = await findContentFaults(schemas);
  if (errors.length > 0) throw new ContentError(errors);
  return { count, warnings };
}
