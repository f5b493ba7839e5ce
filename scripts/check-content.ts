import { globSync } from "node:fs";
import { contentDir } from "#content-model/content-dir.ts";
import { contentFiles } from "#content-model/content-files.ts";
import { ContentError, readContent } from "#content-model/read-content.ts";
import { siteSchema } from "#content-model/site.ts";
import { expiryError } from "./site-files/security-txt.ts";

/** The site's own file, with what becomes wrong as time goes by; the build does not mind it. */
const siteToday = siteSchema.superRefine(({ security }, context) => {
  const message = expiryError(security.expires, new Date().toISOString().slice(0, 10));
  if (message) context.addIssue({ code: "custom", path: ["security", "expires"], message });
});

/**
 * Reads every content file.
 * @returns how many there are
 * @throws ContentError with all faults of all files, each with file, line, field and expectation
 */
export async function checkContent(schemas = contentFiles): Promise<number> {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const [glob, schema] of Object.entries(schemas)) {
    const files = globSync(glob, { cwd: contentDir }).sort();
    if (files.length === 0 && !glob.includes("*")) faults.push(`${glob}: this file is missing`);
    for (const file of files) {
      known.add(file);
      try {
        await readContent(file, schema);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(error.message);
      }
    }
  }
  for (const file of globSync("**/*.{yaml,yml,md}", { cwd: contentDir })) {
    if (!known.has(file))
      faults.push(`${file}: no page or list reads this file: is its folder or name misspelt?`);
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return known.size;
}

if (import.meta.main) {
  try {
    const count = await checkContent({ ...contentFiles, "site.yaml": siteToday });
    console.log(`Content is in order: ${count} files.`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
