import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  all,
  edit,
  folder,
  removeContent,
  restoreContent,
} from "#content-model/checks/mistakes/content-copy.ts";

const { readFiles } = await import("#content-model/checks/content.ts");
const { findLosses } = await import("./since-commit.ts");
const { findMissingTexts } = await import("./specified-texts.ts");
const { contentFiles } = await import("#content-model/content-files.ts");

const read = async () => (await readFiles(contentFiles)).files;

beforeAll(() => {
  restoreContent();
  const author = ["-c", "user.name=A", "-c", "user.email=a@studio.example"];
  for (const args of [["init"], ["add", "."], [...author, "commit", "-m", "Content"]])
    spawnSync("git", args, { cwd: folder });
});
afterAll(removeContent);

test("says that a stage was renamed and that a sample lost its mark", async () => {
  expect(findLosses(await read())).toEqual([]);
  await all(
    edit("stages.yaml", "id: career-second", "id: career-2"),
    edit("jobs/first-job.yaml", '"{range}*"', '"{range}"'),
    edit("jobs/second-job.yaml", "title: Second Job\n", "title: Another title\n"),
  )();
  const file = "jobs/first-job.yaml";
  expect(findLosses(await read())).toEqual([
    expect.objectContaining({ severity: "warning", file, line: expect.any(Number) }),
    expect.objectContaining({ severity: "warning", file: "stages.yaml" }),
  ]);
});

test("a file that does not fit its schema ends no later check", async () => {
  await all(
    edit("articles/first-article.md", "date: 2025-05-01", "date: 23 November 2026"),
    edit("redirects.yaml", "  - {", "  -\n  - {"),
    edit("stages.yaml", "  - ", "  -\n  - "),
  )();
  const files = await read();
  expect(files.find(({ slug }) => slug === "first-article")?.value).toEqual({});
  await findMissingTexts(files);
  findLosses(files);
});
