import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { ZodType } from "zod";
import { contentFiles } from "#content-model/files.ts";
import { buildCopy, copyOfProject } from "./copy-of-project.ts";

type Part = Record<string, unknown>;

/** Gives every part of a content file that may have a lead and has none one of its own. @returns the leads */
function addLeads(file: string, content: Part, schema: ZodType) {
  const added: string[] = [];
  function visit(part: unknown, place: string) {
    if (typeof part !== "object" || part === null) return;
    for (const [key, inner] of Object.entries(part)) visit(inner, `${place} ${key}`);
    if (Array.isArray(part) || "lead" in part) return;
    const lead = `A lead for ${place}.`;
    Object.assign(part, { lead });
    if (schema.safeParse(content).success) added.push(lead);
    else delete (part as Part).lead;
  }
  visit(content, file);
  return added;
}

test("wherever a content file may have a lead, its page shows it", async () => {
  const { folder, remove } = await copyOfProject();
  try {
    const leads: string[] = [];
    for (const [pattern, schema] of Object.entries(contentFiles)) {
      for (const file of globSync(pattern, { cwd: "content" }).filter((name) => name.endsWith(".yaml"))) {
        const content: Part = parse(await readFile(path.join("content", file), "utf8"));
        leads.push(...addLeads(file, content, schema));
        await writeFile(path.join(folder, "content", file), stringify(content));
      }
    }
    expect(leads.length).toBeGreaterThan(20);
    const built = await buildCopy(folder);
    expect(built.output).toContain("Built in");
    const pages = globSync("dist/client/**/*.html", { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), "utf8"),
    );
    expect(leads.filter((lead) => !pages.some((html) => html.includes(lead)))).toEqual([]);
  } finally {
    await remove();
  }
}, 300_000);
