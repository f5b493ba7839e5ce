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

/**
 * Writes files into the content folder, and commits them where it is a Git working copy. When a part of it fails, the
 * folder is as before.
 * @throws ConflictError with the reason when the disk is full, or Git refuses
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
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC" && !(error instanceof ContentRepositoryError)) {
      throw error;
    }
    throw new ConflictError(`The content cannot be written: ${errorMessage(error)}.`);
  }
}
