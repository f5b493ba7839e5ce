import { git } from "../content-repository.ts";

/** Names of files may have brackets and asterisks, which Git would take for patterns. */
const literal = "--literal-pathspecs";

type Author = { name: string; email: string };

/** Whether Git answers a question with yes. */
const says = (folder: string, ...question: string[]): Promise<boolean> =>
  git(folder, ...question).then(
    (answer) => answer.trim() !== "false",
    () => false,
  );

/** Whether a folder belongs to a Git working copy that does not ignore it. */
export const isWorkingCopy = async (folder: string): Promise<boolean> =>
  (await says(folder, "rev-parse", "--is-inside-work-tree")) &&
  !(await says(folder, "check-ignore", "--quiet", "."));

/** Those of some files that differ from the last commit. Others may have been committed by an interrupted publication. */
async function changedFiles(folder: string, files: string[]): Promise<string[]> {
  const prefix = (await git(folder, "rev-parse", "--show-prefix")).trim();
  const options = ["--porcelain", "-z", "--no-renames", "--untracked-files=all"];
  const lines = (await git(folder, literal, "status", ...options, "--", ...files)).split("\0");
  // Two letters and a space stand before the path, which begins at the top of the working copy.
  return lines.filter(Boolean).map((line) => line.slice(3 + prefix.length));
}

/**
 * Commits files of a working copy, and nothing else that was changed in it. Where that fails, none of them is staged.
 * @param files paths below the folder
 * @throws ContentRepositoryError with what Git says
 */
export async function commitFiles(folder: string, files: string[], author: Author, message: string) {
  const changed = await changedFiles(folder, files);
  if (changed.length === 0) return;
  const name = author.name.replace(/[<>\n]/g, "").trim() || author.email;
  const email = author.email.replace(/[<>\s]/g, "");
  // A key to sign with belongs to a person, and may ask for a password.
  const as = ["-c", `user.name=${name}`, "-c", `user.email=${email}`, "-c", "commit.gpgsign=false"];
  await git(folder, literal, "add", "--all", "--", ...changed);
  try {
    await git(
      folder,
      ...[literal, ...as, "commit", "--quiet", "--no-verify", "-m", message, "--only", "--", ...changed],
    );
  } catch (error) {
    await git(folder, literal, "reset", "--quiet", "--", ...changed).catch(() => {});
    throw error;
  }
}
