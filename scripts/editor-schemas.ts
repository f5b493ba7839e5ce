import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";

/** Where editors find the schemas (see `.vscode/settings.json`). */
const schemaFolder = ".generated/schemas";

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

/** Where the editor reads which schema a content file has. */
export const editorSettings = ".vscode/settings.json";

/** The editor's settings with the schema of every YAML content file, as JSON. */
export function withSchemas(settings: string): string {
  const globs = Object.keys(contentFiles).filter((glob) => glob.endsWith(".yaml"));
  const schemas = globs.map((glob) => [`./${schemaFolder}/${schemaFileName(glob)}`, `content/${glob}`]);
  return `${JSON.stringify({ ...JSON.parse(settings), "yaml.schemas": Object.fromEntries(schemas) }, null, 2)}\n`;
}

/** Adds schemas of new kinds of content to the editor's settings. */
export async function writeEditorSettings() {
  const settings = await readFile(editorSettings, "utf8");
  const current = withSchemas(settings);
  if (current !== settings) await writeFile(editorSettings, current);
}
