import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { contentFiles } from "#content-model/content-files.ts";
import { editorSettings, schemaFileName, withSchemas, writeEditorSchemas } from "./editor-schemas.ts";

test("the editor settings name the schema of every YAML content file: `npm run dev` writes them", () => {
  const settings = readFileSync(editorSettings, "utf8");
  expect(settings).toBe(withSchemas(settings));
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
