import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";
import { buildCopy, copyOfProject } from "./copy-of-project.ts";

type Part = Record<string, unknown>;

/** Adds a description to every part of a file where the schema allows one and it is missing. @returns those added */
function addDescriptions(file: string, content: Part, schema: z.core.$ZodType) {
  const added: string[] = [];
  function visit(part: unknown, place: string) {
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) visit(inner, `${place} ${key}`);
    if (Array.isArray(part) || "description" in part) return;
    const description = `A description for ${place}.`;
    Object.assign(part, { description });
    if (z.safeParse(schema, content).success) added.push(description);
    else delete (part as Part).description;
  }
  visit(content, file);
  return added;
}

test("pages show every optional description of their content", async () => {
  const { folder, remove } = await copyOfProject();
  try {
    const descriptions: string[] = [];
    for (const [pattern, schema] of Object.entries(contentFiles)) {
      for (const file of globSync(pattern, { cwd: path.join(folder, "content") }).filter((name) =>
        name.endsWith(".yaml"),
      )) {
        const content: Part = parse(await readFile(path.join(folder, "content", file), "utf8"));
        descriptions.push(...addDescriptions(file, content, schema));
        await writeFile(path.join(folder, "content", file), stringify(content));
      }
    }
    expect(descriptions.length).toBeGreaterThan(20);
    const built = await buildCopy(folder);
    expect(built.output).toContain("Built in");
    const pages = globSync("dist/client/**/*.html", { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), "utf8"),
    );
    expect(descriptions.filter((description) => !pages.some((html) => html.includes(description)))).toEqual(
      [],
    );
  } finally {
    await remove();
  }
}, 300_000);
