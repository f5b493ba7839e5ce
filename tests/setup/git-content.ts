import { execFileSync } from "node:child_process";

const identity = [
  ...["-c", "user.name=A Person", "-c", "user.email=person@studio.example"],
  ...["-c", "commit.gpgsign=false"],
];

/** Runs Git in a folder. @returns what it printed */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });

/**
 * Makes a folder a Git working copy with everything in it committed, on a fixed day: the same content is the same
 * snapshot, whose rendered site tests share.
 */
export function commitAll(folder: string) {
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  execFileSync("git", [...identity, "commit", "--quiet", "--message", "Content"], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: "2026-01-02T12:00:00Z" },
  });
}
