import { globSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";
import { renderContent } from "../setup/render-content.ts";
import { fixtureContent, shareSites } from "../setup/sites.ts";

type Part = Record<string, unknown>;

/** Gives every part of a file a description, where it has none and the schema allows one. @returns the descriptions */
function describeEverywhere(file: string, content: Part, schema: z.core.$ZodType): string[] {
  const descriptions: string[] = [];
  function visit(part: unknown, place: string) {
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) visit(inner, `${place} ${name}`);
    if (Array.isArray(part) || "description" in part) return;
    // Words only: pages keep figures and hyphens from breaking.
    const words = `${file}${place}`.replaceAll(/\d/g, (figure) => "abcdefghij"[Number(figure)] ?? "");
    const description = `A description for ${words.replaceAll(/\W+/g, " ")}.`;
    Object.assign(part, { description });
    if (z.safeParse(schema, content).success) descriptions.push(description);
    else delete (part as Part).description;
  }
  visit(content, "");
  return descriptions;
}

test("pages show every optional description of their content", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "optional-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const contentFolder = path.join(folder, "content");
  await cp(fixtureContent, contentFolder, { recursive: true });
  const descriptions: string[] = [];
  for (const [pattern, schema] of Object.entries(contentFiles)) {
    for (const file of globSync(pattern, { cwd: contentFolder }).filter((name) => name.endsWith(".yaml"))) {
      const content: Part = parse(await readFile(path.join(contentFolder, file), "utf8"));
      descriptions.push(...describeEverywhere(file, content, schema));
      await writeFile(path.join(contentFolder, file), stringify(content));
    }
  }
  expect(descriptions.length).toBeGreaterThan(20);
  const data = path.join(folder, "data");
  shareSites(data);
  const client = path.join(await renderContent(contentFolder, data), "client");
  const pages = globSync("**/*.html", { cwd: client }).map((file) =>
    readFileSync(path.join(client, file), "utf8"),
  );
  expect(descriptions.filter((one) => !pages.some((html) => html.includes(one)))).toEqual([]);
});
