import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { errorMessage } from "../../error-message.ts";
import { ConflictError } from "../../permissions/errors.ts";
import { writeWhole } from "../../store/write-whole.ts";
import { ContentRepositoryError } from "../content-repository.ts";
import { commitFiles, isWorkingCopy } from "./commit.ts";

/** A file below the content folder; null removes it. */
export type WrittenFile = { file: string; content: string | Buffer | null };

/** Writes a file, or removes it. */
const writeOrRemove = (output: string, content: string | Buffer | null) =>
  content === null ? rm(output, { force: true }) : writeWhole(output, content);

/** Codes of a folder in which the server's user may not write. */
const readOnlyCodes = ["EROFS", "EACCES", "EPERM"];

/** Why the content folder cannot be written, in words; null for a fault of the program. */
function writeProblem(error: unknown, folder: string): string | null {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (readOnlyCodes.includes(code))
    return `this server may not write ${folder}. An operator must set CONTENT_DIR or CONTENT_REMOTE`;
  return code === "ENOSPC" || error instanceof ContentRepositoryError ? errorMessage(error) : null;
}

/**
 * Writes files into the content folder, and commits them where it is a Git working copy. When a part of it fails, the
 * folder is as before.
 * @throws ConflictError with the reason when the folder is read-only, the disk is full, or Git refuses
 */
export async function writeContent(
  folder: string,
  files: WrittenFile[],
  author: { name: string; email: string },
  message: string,
): Promise<void> {
  const before: [output: string, content: Buffer | null][] = [];
  try {
    for (const { file, content } of files) {
      const output = path.join(folder, file);
      before.push([output, await readFile(output).catch(() => null)]);
      await writeOrRemove(output, content);
    }
    if (await isWorkingCopy(folder)) {
      await commitFiles(
        folder,
        files.map(({ file }) => file),
        author,
        message,
      );
    }
  } catch (error) {
    // What cannot be put back is published with the next publication: its draft is kept until then.
    for (const [output, content] of before) await writeOrRemove(output, content).catch(() => {});
    const problem = writeProblem(error, folder);
    throw problem === null ? error : new ConflictError(`The content cannot be written: ${problem}.`);
  }
}
