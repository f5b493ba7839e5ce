import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { contentFiles } from "#content-model/content-files.ts";
import { buildCopy, copyOfProject } from "./copy-of-project.ts";

type Part = Record<string, unknown>;

/**
 * Sets a key of every part of a file to a value, where the schema allows it.
 * @param getValue the value for a part at a place, or undefined to leave the part as it is
 * @returns the values set
 */
function setEverywhere<T>(
  content: Part,
  schema: z.core.$ZodType,
  key: string,
  getValue: (part: Part, place: string) => T | undefined,
): T[] {
  const values: T[] = [];
  function visit(part: unknown, place: string) {
    if (typeof part !== "object" || part === null) return;
    for (const [name, inner] of Object.entries(part)) visit(inner, `${place} ${name}`);
    if (Array.isArray(part)) return;
    const value = getValue(part as Part, place);
    if (value === undefined) return;
    const before = { ...part };
    Object.assign(part, { [key]: value });
    if (z.safeParse(schema, content).success) values.push(value);
    else if (key in before) Object.assign(part, before);
    else delete (part as Part)[key];
  }
  visit(content, "");
  return values;
}

/** Pages whose path is not the name of their file. */
const paths: Record<string, string> = {
  "site.yaml": "",
  "forms.yaml": "",
  "pages/home.yaml": "",
  "pages/home-dark.yaml": "v1",
  "pages/home-light.yaml": "v0",
  "pages/programs-earlier.yaml": "programsv2",
};
const folders: Record<string, (slug: string) => string> = {
  pages: (slug) => slug,
  people: () => "about",
  companies: (slug) => `portfolio/${slug}`,
  programs: (slug) => `programs/${slug}`,
  jobs: (slug) => `careers/${slug}`,
  studies: () => "insights",
  webinars: () => "insights",
};

/** Path of the page that shows a content file. */
function pathOf(file: string): string {
  const { dir, name } = path.parse(file);
  return paths[file] ?? folders[dir]?.(name) ?? name;
}

test("pages show every optional description of their content, and mark every sample", async () => {
  const { folder, remove } = await copyOfProject("dist");
  try {
    const descriptions: string[] = [];
    const samples = new Map<string, number>();
    for (const [pattern, schema] of Object.entries(contentFiles)) {
      for (const file of globSync(pattern, { cwd: path.join(folder, "content") }).filter((name) =>
        name.endsWith(".yaml"),
      )) {
        const content: Part = parse(await readFile(path.join(folder, "content", file), "utf8"));
        descriptions.push(
          ...setEverywhere(content, schema, "description", (part, place) =>
            "description" in part ? undefined : `A description for ${file}${place}.`,
          ),
        );
        const count = setEverywhere(content, schema, "sample", () => true).length;
        // The page of a job that is not open shows neither its terms nor its form.
        if (!content.filled && !content.deadline)
          samples.set(pathOf(file), (samples.get(pathOf(file)) ?? 0) + count);
        await writeFile(path.join(folder, "content", file), stringify(content));
      }
    }
    expect(descriptions.length).toBeGreaterThan(20);
    const built = await buildCopy(folder);
    expect(built.output).toContain("Built release");
    const pages = new Map(
      globSync("dist/current/client/**/*.html", { cwd: folder }).map((file) => [
        path.dirname(path.relative("dist/current/client", file)).replace(/^\.$/, ""),
        readFileSync(path.join(folder, file), "utf8"),
      ]),
    );
    const shown = [...pages.values()];
    expect(descriptions.filter((description) => !shown.some((html) => html.includes(description)))).toEqual(
      [],
    );

    const marked = [...samples].filter(([, count]) => count > 0);
    expect(marked.length).toBeGreaterThan(5);
    const tagsOn = (page: string) => (pages.get(page) ?? "").split("data-sample").length - 1;
    const tooFew = marked.filter(([page, count]) => tagsOn(page) < count);
    expect(tooFew.map(([page, count]) => `/${page}: ${tagsOn(page)} tags for ${count} samples`)).toEqual([]);
  } finally {
    await remove();
  }
}, 300_000);
