import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";

/** Where editors find the schemas (see `.vscode/settings.json`). */
export const schemaFolder = ".generated/schemas";

/** Name of the schema file of a content glob: `pages/home.yaml` → `pages-home.json`, `jobs/*.yaml` → `jobs.json`. */
export function schemaFileName(glob: string): string {
  return `${glob.replace(/(\/\*)?\.(yaml|md)$/, "").replaceAll("/", "-")}.json`;
}

/** Writes a JSON Schema for each kind of content file, so that editors complete and check fields. */
export async function writeEditorSchemas(folder = schemaFolder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [glob, schema] of Object.entries(contentFiles)) {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    await writeFile(path.join(folder, schemaFileName(glob)), JSON.stringify(json, null, 1));
  }
}
