import { mkdir, rm, writeFile } from "node:fs/promises";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";

const folder = ".generated/schemas";

/** Schema file of a kind of content file: `pages/home.yaml` → `…/pages-home.json`, `jobs/*.yaml` → `…/jobs.json`. */
export function schemaFile(glob: string) {
  return `${folder}/${glob.replace(/\/\*?\.?|\./g, "-").replace(/-(yaml|md)$/, "")}.json`;
}

/** Writes a JSON Schema for each kind of content file, for completion in editors (see `.vscode/settings.json`). */
export async function writeEditorSchemas() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [glob, schema] of Object.entries(contentFiles)) {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    await writeFile(schemaFile(glob), JSON.stringify(json, null, 1));
  }
}
