import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/** How long a remote may take. */
const remoteTimeoutMs = 60_000;

/** Says in words what could not be done with a content folder or its remote. */
export class ContentRepositoryError extends Error {
  override name = "ContentRepositoryError";
}

type FailedRun = { code?: string | number; killed?: boolean; stderr?: string; message: string };

/** Git's own words on one line, without the user and password of addresses in them. */
const gitSays = ({ stderr, message }: FailedRun) =>
  (stderr?.trim() || message)
    .replaceAll(/\b([a-z+]+:\/\/)[^\s/@]+@/gi, "$1")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");

function reason(error: FailedRun): string {
  if (error.code === "ENOENT") return "Git is not installed on this machine";
  return error.killed ? `there was no answer in ${remoteTimeoutMs / 1000} s` : gitSays(error);
}

/**
 * Runs Git in a folder. It asks nobody for a password.
 * @returns what it printed
 * @throws ContentRepositoryError with what went wrong
 */
export const git = (folder: string, ...args: string[]): Promise<string> => runGit(folder, args);

async function runGit(folder: string, args: string[], signal?: AbortSignal): Promise<string> {
  try {
    // The folder may belong to another user than the server.
    const { stdout } = await run("git", ["-c", "core.quotePath=false", "-c", "safe.directory=*", ...args], {
      cwd: folder,
      maxBuffer: maxOutputBytes,
      timeout: remoteTimeoutMs,
      ...(signal && { signal }),
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" },
    });
    return stdout;
  } catch (error) {
    throw new ContentRepositoryError(reason(error as FailedRun));
  }
}

const failWith = (start: string) => (error: Error) => {
  throw new ContentRepositoryError(`${start}: ${error.message}`);
};

/** An address without the user and password in it. */
const shown = (remote: string) => remote.replace(/^([a-z+]+:\/\/)[^/@]+@/i, "$1");

/** The address of a remote, and the branch named after a `#`. */
function parseRemote(remote: string) {
  const [address = "", branch] = remote.split("#");
  return { address, branch: branch || undefined };
}

/**
 * Where a working copy has the content: a repository may hold the content alone, or the program too, with the content in
 * `content/`.
 */
export function contentIn(workingCopy: string): string {
  const inside = path.join(workingCopy, "content");
  return existsSync(inside) ? inside : workingCopy;
}

/** Makes a working copy of a remote, which appears when it is complete, unless there is one. */
export async function cloneContent(remote: string, folder: string, signal?: AbortSignal): Promise<void> {
  const files = await readdir(folder).catch((): string[] => []);
  if (files.includes(".git")) return;
  if (files.length > 0) {
    throw new ContentRepositoryError(
      `${folder} has files, but is no working copy of ${shown(remote)} (CONTENT_REMOTE): move them away, so that it can be cloned there.`,
    );
  }
  const temporary = `${folder}.incomplete-${randomUUID()}`;
  const { address, branch } = parseRemote(remote);
  const options = ["--quiet", ...(branch === undefined ? [] : ["--branch", branch])];
  try {
    await runGit(path.dirname(folder), ["clone", ...options, "--", address, temporary], signal).catch(
      failWith(`The content cannot be cloned from ${shown(remote)} (CONTENT_REMOTE)`),
    );
    await rename(temporary, folder).catch((error) => {
      // Another request has cloned it meanwhile.
      if (!existsSync(path.join(folder, ".git"))) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** The branch that a folder is on; null when it belongs to no working copy, or to one without a branch. */
const branchOf = (folder: string): Promise<string | null> =>
  git(folder, "symbolic-ref", "--quiet", "--short", "HEAD").then(
    (name) => name.trim(),
    () => null,
  );

/** The branch that a folder is on. @throws ContentRepositoryError without one, or where the remote names another */
async function requireBranch(folder: string, remote: string): Promise<string> {
  const branch = await branchOf(folder);
  if (branch === null)
    throw new ContentRepositoryError(`${folder} is no Git working copy that is on a branch.`);
  const { branch: named = branch } = parseRemote(remote);
  if (branch === named) return branch;
  throw new ContentRepositoryError(
    `${folder} is on the branch ${branch}, and CONTENT_REMOTE names ${named}: type \`git switch ${named}\` there.`,
  );
}

/**
 * Brings a working copy to what its remote has. Commits and edits of its own are kept.
 * @returns how many commits the remote does not have
 * @throws ContentRepositoryError when the remote cannot be reached, or both have changed
 */
export async function fetchContent(folder: string, remote: string, signal?: AbortSignal): Promise<number> {
  const branch = await requireBranch(folder, remote);
  await runGit(folder, ["fetch", "--quiet", "--", parseRemote(remote).address, branch], signal).catch(
    failWith(`The content cannot be fetched from ${shown(remote)} (CONTENT_REMOTE)`),
  );
  const count = async (range: string) => Number(await git(folder, "rev-list", "--count", range));
  const [own, theirs] = [await count("FETCH_HEAD..HEAD"), await count("HEAD..FETCH_HEAD")];
  if (own > 0 && theirs > 0) {
    throw new ContentRepositoryError(
      `${folder} and ${shown(remote)} have both changed. Bring them together there with \`git pull --rebase\`, then publish again.`,
    );
  }
  if (theirs > 0) {
    await git(folder, "merge", "--quiet", "--ff-only", "FETCH_HEAD").catch(
      failWith(`${folder} cannot be brought to what ${shown(remote)} has`),
    );
  }
  return own;
}

/**
 * Sends the commits of a working copy to its remote. When that refuses them, nothing is lost: they stay in the folder.
 * @throws ContentRepositoryError with what the remote says
 */
export async function pushContent(folder: string, remote: string): Promise<void> {
  const branch = await requireBranch(folder, remote);
  await git(folder, "push", "--quiet", "--", parseRemote(remote).address, `HEAD:refs/heads/${branch}`).catch(
    failWith(`${shown(remote)} did not take the commits of ${folder}, which stay there`),
  );
}
