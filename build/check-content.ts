import { globSync } from "node:fs";
import { contentFiles } from "#content-model/files.ts";
import { ContentError, contentDir, readContent } from "#content-model/source.ts";

/** Reads every content file. @returns all faults, each with file, line, field and expectation; and how many files */
async function checkContent() {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const [glob, schema] of Object.entries(contentFiles)) {
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
