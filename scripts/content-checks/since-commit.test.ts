import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  all,
  append,
  edit,
  folder,
  remove,
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
beforeEach(() => {
  spawnSync("git", ["reset", "--hard"], { cwd: folder });
});
afterAll(removeContent);

const losses = async () => findLosses(await read());

test("says that a stage was renamed and that a sample lost its mark", async () => {
  expect(await losses()).toEqual([]);
  await all(
    edit("stages.yaml", "id: career-second", "id: career-2"),
    // Another form has that one.
    edit("stages.yaml", "id: contact-declined", "id: partner-declined"),
    // No sample: emphasis.
    edit("articles/first-article.md", "*italic*", "italic"),
    edit("jobs/first-job.yaml", '"{range}*"', '"{range}"'),
    edit("jobs/second-job.yaml", "title: Second Job\n", "title: Another title\n"),
  )();
  const file = "jobs/first-job.yaml";
  expect(await losses()).toEqual([
    expect.objectContaining({ severity: "warning", file, line: expect.any(Number) }),
    expect.objectContaining({ file: "stages.yaml", message: expect.stringContaining("contact-declined") }),
    expect.objectContaining({ severity: "warning", file: "stages.yaml" }),
  ]);
});

test("a file that was committed with a mistake says nothing of what is gone", async () => {
  const committed = edit("stages.yaml", "career:", "career: [");
  await committed();
  const author = ["-c", "user.name=A", "-c", "user.email=a@studio.example"];
  spawnSync("git", [...author, "commit", "--all", "-m", "Mistake"], { cwd: folder });
  await edit("stages.yaml", "career: [", "career:")();
  expect(await losses()).toEqual([]);
  spawnSync("git", ["reset", "--hard", "HEAD~1"], { cwd: folder });
});

test("says where somebody is named whose file was deleted", async () => {
  await all(
    edit("articles/first-article.md", "reviewer: First Article reviewer*", "reviewer: Anna First"),
    append("articles/first-article.md", "\nAsk Anna First.\n"),
    edit("facts.yaml", "means: ", "means: Anna First counts. "),
    remove("people/first-person.yaml"),
  )();
  const message = "“Anna First” stands here, and people/first-person.yaml was deleted";
  expect((await losses()).map((one) => ({ file: one.file, message: one.message }))).toEqual([
    { file: "facts.yaml", message },
    { file: "articles/first-article.md", message },
    { file: "articles/first-article.md", message },
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
