import { execFileSync } from "node:child_process";

/** Runs Git in a folder. @returns what it printed */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync(
    "git",
    [
      "-c",
      "user.name=A Person",
      "-c",
      "user.email=person@studio.example",
      "-c",
      "commit.gpgsign=false",
      ...args,
    ],
    { cwd: folder, encoding: "utf8" },
  );

/** Makes a folder a Git working copy with everything in it committed. */
export function commitAll(folder: string) {
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "Content");
}
