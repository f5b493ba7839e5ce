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

const fields = ["description", "basis"];

/** Gives every part of a file a field, where it has none and the schema allows one. @returns the field's texts */
function fillEverywhere(field: string, file: string, content: Part, schema: z.core.$ZodType): string[] {
  const texts: string[] = [];
  function visit(part: unknown, place: string) {
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) visit(inner, `${place} ${name}`);
    if (Array.isArray(part) || field in part) return;
    // Words only: pages keep figures and hyphens from breaking.
    const words = `${file}${place}`.replaceAll(/\d/g, (figure) => "abcdefghij"[Number(figure)] ?? "");
    const text = `A ${field} for ${words.replaceAll(/\W+/g, " ")}.`;
    Object.assign(part, { [field]: text });
    if (z.safeParse(schema, content).success) texts.push(text);
    else delete (part as Part)[field];
  }
  visit(content, "");
  return texts;
}

test("pages show every optional description, and how every figure is counted", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "optional-content-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const contentFolder = path.join(folder, "content");
  await cp(fixtureContent, contentFolder, { recursive: true });
  const texts: string[] = [];
  for (const [pattern, schema] of Object.entries(contentFiles)) {
    for (const file of globSync(pattern, { cwd: contentFolder }).filter((name) => name.endsWith(".yaml"))) {
      const content: Part = parse(await readFile(path.join(contentFolder, file), "utf8"));
      for (const field of fields) texts.push(...fillEverywhere(field, file, content, schema));
      await writeFile(path.join(contentFolder, file), stringify(content));
    }
  }
  for (const field of fields)
    expect(texts.filter((one) => one.startsWith(`A ${field} `)).length).toBeGreaterThan(20);
  const data = path.join(folder, "data");
  shareSites(data);
  const client = path.join(await renderContent(contentFolder, data), "client");
  const pages = globSync("**/*.html", { cwd: client }).map((file) =>
    readFileSync(path.join(client, file), "utf8"),
  );
  expect(texts.filter((one) => !pages.some((html) => html.includes(one)))).toEqual([]);
});
