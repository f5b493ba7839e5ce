import path from "node:path";
import { findContentFaults } from "#content-model/checks/check.ts";
import { setDefaultContent } from "#content-model/content-context.ts";
import { type ContentMistake, formatMistake } from "#content-model/content-error.ts";
import { formatCount } from "#contract/count.ts";
import { findSecurityFaults } from "./content-checks/security.ts";
import { findLosses } from "./content-checks/since-commit.ts";
import { findMissingTexts } from "./content-checks/specified-texts.ts";
import { contentFolder } from "./content-folder.ts";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { findStyleWarnings } from "./style-warnings.ts";

const listed = (mistakes: ContentMistake[]) => `\n\n${mistakes.map(formatMistake).join("\n")}`;

const folder = contentFolder();
setDefaultContent({ folder, timeMs: Date.now() });
// So that editors complete fields before the first build.
await writeEditorSchemas();
const { count, errors, warnings, files } = await findContentFaults();
if (errors.length > 0) {
  // Warnings would hide them, and some follow from them.
  console.error(
    `${formatCount(errors.length, "error")} to put right before the site can be built:${listed(errors)}`,
  );
  process.exitCode = 1;
} else {
  // Warnings only: they depend on the day, on the tests or on taste.
  const further = [
    ...findSecurityFaults(files),
    ...findLosses(files),
    ...(path.resolve(folder) === path.resolve("content") ? await findMissingTexts(files) : []),
  ];
  const hints = [...warnings, ...further, ...(await findStyleWarnings())];
  if (hints.length > 0)
    console.warn(
      `${formatCount(hints.length, "warning, which stops", "warnings, which stop")} nothing:${listed(hints)}\n`,
    );
  console.log(`Content is in order: ${formatCount(count, "file")}, ${formatCount(hints.length, "warning")}.`);
}
