import { ContentError } from "#content-model/content-error.ts";
import { contentFiles } from "#content-model/content-files.ts";
import { formatCount } from "#contract/count.ts";
import { findBodyFaults } from "./content-checks/body.ts";
import { type Finding, listFiles, readFiles } from "./content-checks/content.ts";
import { findDateFaults } from "./content-checks/dates.ts";
import { findDuplicates } from "./content-checks/duplicates.ts";
import { findFileFaults } from "./content-checks/file-names.ts";
import { findLongTitles } from "./content-checks/lengths.ts";
import { findDeadLinks } from "./content-checks/links.ts";
import { findMapFaults } from "./content-checks/maps.ts";
import { findPictureFaults } from "./content-checks/picture-files.ts";
import { findRedirectFaults } from "./content-checks/redirects.ts";
import { findUnknownReferences } from "./content-checks/references.ts";
import { findSecurityFaults } from "./content-checks/security.ts";
import { findMissingTexts } from "./content-checks/specified-texts.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { findStyleWarnings } from "./style-warnings.ts";

/** Sorts `file:line: …` by file, then by line. */
function byPlace(a: string, b: string): number {
  const [[fileA = "", lineA = ""] = [], [fileB = "", lineB = ""] = []] = [a.split(":"), b.split(":")];
  return fileA.localeCompare(fileB, "en") || Number(lineA) - Number(lineB) || 0;
}

/**
 * Checks all content files: each by itself and all together.
 * @returns their number and everything that is wrong, as `file:line: field: what`. Errors stop a build, warnings nothing
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
    ...findLongTitles(files),
    ...(await findMapFaults(files)),
  ];
  const texts = (severity: Finding["severity"]) =>
    [...new Set(found.filter((one) => one.severity === severity).map(({ text }) => text))].sort(byPlace);
  return { count: names.size, errors: texts("error"), warnings: texts("warning"), files };
}

/**
 * Checks all content files, for the build.
 * @returns their number
 * @throws ContentError with the errors of all files
 */
export async function checkContent(schemas = contentFiles): Promise<number> {
  const { count, errors } = await findContentFaults(schemas);
  if (errors.length > 0) throw new ContentError(errors.join("\n"));
  return count;
}

if (import.meta.main) {
  // So that editors complete fields before the first build.
  await writeEditorSchemas();
  const { count, errors, warnings, files } = await findContentFaults();
  // Warnings only: they depend on the day, on the tests or on taste.
  const further = [...findSecurityFaults(files), ...(await findMissingTexts(files))].map(({ text }) => text);
  const style = errors.length > 0 ? [] : await findStyleWarnings();
  const hints = [...warnings, ...further, ...style];
  if (hints.length > 0)
    console.warn(
      `${formatCount(hints.length, "warning, which stops", "warnings, which stop")} nothing:\n\n${hints.join("\n")}\n`,
    );
  if (errors.length > 0) {
    console.error(
      `${formatCount(errors.length, "error")} to put right before the site can be built:\n\n${errors.join("\n")}`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `Content is in order: ${formatCount(count, "file")}, ${formatCount(hints.length, "warning")}.`,
    );
  }
}
