import { globSync } from "node:fs";
import { contentFiles } from "#content-model/files.ts";
import { siteSchema } from "#content-model/site.ts";
import { ContentError, contentDir, readContent } from "#content-model/source.ts";
import { expiryFault } from "./security-txt.ts";

/** The site's own file, with what becomes wrong as time goes by; the build does not mind it. */
const siteToday = siteSchema.superRefine(({ security }, context) => {
  const message = expiryFault(security.expires, new Date().toISOString().slice(0, 10));
  if (message) context.addIssue({ code: "custom", path: ["security", "expires"], message });
});

/** Reads every content file. @returns all faults, each with file, line, field and expectation; and how many files */
async function checkContent() {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const [glob, schema] of Object.entries({ ...contentFiles, "site.yaml": siteToday })) {
    for (const file of globSync(glob, { cwd: contentDir }).sort()) {
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
  return { faults, files: known.size };
}

const { faults, files } = await checkContent();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
} else {
  console.log(`Content is in order: ${files} files.`);
}
