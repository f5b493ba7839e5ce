import { globSync } from "node:fs";
import { contentDir } from "#content-model/content-dir.ts";
import { contentFiles } from "#content-model/content-files.ts";
import { ContentError, readContent } from "#content-model/read-content.ts";
import { readReplyTemplates } from "#content-model/replies.ts";
import { siteSchema } from "#content-model/site.ts";
import { expiryError } from "./site-files/security-txt.ts";
import { findStyleWarnings } from "./style-warnings.ts";

/** The schema of `site.yaml` with a check of the expiry date. The build ignores the date, so that it never breaks. */
const siteSchemaToday = siteSchema.superRefine(({ security }, context) => {
  const message = expiryError(security.expires, new Date().toISOString().slice(0, 10));
  if (message) context.addIssue({ code: "custom", path: ["security", "expires"], message });
});

/**
 * Validates all content files.
 * @returns their number
 * @throws ContentError with the mistakes of all files
 */
export async function checkContent(schemas = contentFiles): Promise<number> {
  const mistakes: string[] = [];
  const knownFiles = new Set<string>();
  for (const [glob, schema] of Object.entries(schemas)) {
    const files = globSync(glob, { cwd: contentDir }).sort();
    if (files.length === 0 && !glob.includes("*")) mistakes.push(`${glob}: this file is missing`);
    for (const file of files) {
      knownFiles.add(file);
      try {
        await readContent(file, schema);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        mistakes.push(error.message);
      }
    }
  }
  for (const file of globSync("**/*.{yaml,yml,md}", { cwd: contentDir }).sort()) {
    if (knownFiles.has(file)) continue;
    mistakes.push(
      `${file}: no page or list reads this file: is its folder or name misspelt, or not in content-model/content-files.ts?`,
    );
  }
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return knownFiles.size;
}

if (import.meta.main) {
  try {
    const count = await checkContent({ ...contentFiles, "site.yaml": siteSchemaToday });
    await readReplyTemplates();
    const warnings = await findStyleWarnings();
    for (const warning of warnings) console.warn(warning);
    console.log(`Content is in order: ${count} files, ${warnings.length} warnings about style.`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
