import { mkdir, rm, writeFile } from "node:fs/promises";
import * as z from "zod";
import { contentFiles } from "#content-model/files.ts";

const folder = ".generated/schemas";

/** Where a kind of file has its schema: `pages/home.yaml` → `…/pages-home.json`, `jobs/*.yaml` → `…/jobs.json`. */
export function schemaFile(glob: string) {
  return `${folder}/${glob.replace(/\/\*?\.?|\./g, "-").replace(/-(yaml|md)$/, "")}.json`;
}

/**
 * Writes a JSON Schema for each kind of content file, so that editors complete and check them while they are
 * typed; `.vscode/settings.json` ties those of YAML files to them.
 */
export async function writeEditorSchemas() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [glob, schema] of Object.entries(contentFiles)) {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    await writeFile(schemaFile(glob), JSON.stringify(json, null, 1));
  }
}
