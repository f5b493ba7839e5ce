import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFiles } from "#content-model/content-files.ts";
import { schemaFile } from "./editor-schemas.ts";

test("the editor settings name the schema of every YAML content file", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const globs = Object.keys(contentFiles).filter((glob) => glob.endsWith(".yaml"));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(globs.map((glob) => [`./${schemaFile(glob)}`, `content/${glob}`])),
  );
  for (const glob of globs) expect(existsSync(schemaFile(glob)), glob).toBe(true);
});
