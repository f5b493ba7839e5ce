import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentRepositoryError } from "../content-repository.ts";
import { commitFiles } from "./commit.ts";

const author = { name: "Eva Editor", email: "eva@studio.example" };
let folder: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
const commit = (file: string) => commitFiles(folder, [file], author, "Change a word");

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "commit-"));
  git("init", "--quiet", "--initial-branch=main");
  await writeFile(path.join(folder, "edited.yaml"), "word: new\n");
  await writeFile(path.join(folder, "other.yaml"), "word: other\n");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a commit has the files that were named alone, and their author", async () => {
  git("add", "other.yaml");
  await commit("edited.yaml");
  expect(git("log", "--format=%an <%ae>: %s", "--name-only")).toBe(
    "Eva Editor <eva@studio.example>: Change a word\n\nedited.yaml",
  );
  expect(git("diff", "--cached", "--name-only")).toBe("other.yaml");
});

test("a commit that fails leaves none of its files staged", async () => {
  const hook = path.join(folder, ".git/hooks/prepare-commit-msg");
  await writeFile(hook, "#!/bin/sh\nexit 1\n");
  await chmod(hook, 0o755);
  await expect(commit("edited.yaml")).rejects.toThrow(ContentRepositoryError);
  expect(git("diff", "--cached", "--name-only")).toBe("");
});

test("a commit does not ask for a key to sign with", async () => {
  git("config", "commit.gpgsign", "true");
  git("config", "gpg.program", "false");
  await commit("edited.yaml");
  expect(git("log", "--format=%s")).toBe("Change a word");
});
