import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCopy, copyOfProject } from "./copy-of-project.ts";

let site: Awaited<ReturnType<typeof copyOfProject>>;
beforeEach(async () => {
  site = await copyOfProject("dist");
});
afterEach(() => site.remove());

const contentFile = (name: string) => path.join(site.folder, "content", name);

async function replaceIn(name: string, before: string, after: string) {
  const text = await readFile(contentFile(name), "utf8");
  expect(text).toContain(before);
  await writeFile(contentFile(name), text.replace(before, after));
}

/** Every file of the built site with its hash. */
function builtFiles() {
  const files = globSync("dist/**/*", { cwd: site.folder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return files
    .map((file) => path.join(file.parentPath, file.name))
    .sort()
    .map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]);
}

test("invalid content fails the build with file, line and field of each error, and keeps the last build", async () => {
  const before = builtFiles();
  await writeFile(contentFile("jobs/broken.yaml"), "title: Broken\norder: first\n");
  await replaceIn("pages/about.yaml", "\nhero:", "\nherro:");
  await rename(contentFile("pages/scale.yaml"), contentFile("pages/scales.yaml"));
  const { status, output } = await buildCopy(site.folder);
  expect(status).toBe(1);
  const lines = output.trim().split("\n");
  expect(lines).toContainEqual(expect.stringMatching(/^jobs\/broken\.yaml:2: order: /));
  expect(lines).toContainEqual(expect.stringMatching(/^pages\/about\.yaml:\d+: herro: /));
  expect(lines).toContain("pages/scale.yaml: this file is missing");
  expect(lines.filter((line) => !/^(jobs|pages)\/[\w-]+\.yaml:/.test(line))).toEqual([]);
  expect(builtFiles()).toEqual(before);
});

test("an error while pages are prerendered fails the build and keeps the last build", async () => {
  const before = builtFiles();
  const page = path.join(site.folder, "app/routes/thanks.tsx");
  await writeFile(
    page,
    (await readFile(page, "utf8")).replace("return {", 'throw new Error("no thanks");\n  return {'),
  );
  const { status, output } = await buildCopy(site.folder);
  expect(status).not.toBe(0);
  expect(output).toContain("no thanks");
  expect(builtFiles()).toEqual(before);
});
