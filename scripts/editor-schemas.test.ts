import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFiles } from "#content-model/content-files.ts";
import { schemaFileName, schemaFolder, writeEditorSchemas } from "./editor-schemas.ts";

test("the editor settings name the schema of every YAML content file", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const globs = Object.keys(contentFiles).filter((glob) => glob.endsWith(".yaml"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(globs.map((glob) => [`./${schemaFolder}/${schemaFileName(glob)}`, `content/${glob}`])),
  );
});

test("writes a JSON schema with the fields of every kind of content file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "schemas-"));
  try {
    await writeEditorSchemas(folder);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(contentFiles).map(schemaFileName).sort());
    const person = JSON.parse(readFileSync(path.join(folder, schemaFileName("people/*.yaml")), "utf8"));
    expect(person.required).toContain("role");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
