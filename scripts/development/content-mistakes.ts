import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ContentMistake } from "#content-model/content-error.ts";

export type ShownMistake = ContentMistake & { excerpt: { line: number; text: string; isMarked: boolean }[] };

/** Lines shown before and after the line with the mistake. */
const linesAround = 3;

/**
 * Adds excerpts of their files to mistakes, and names the files from the project's folder.
 * @param folder the content folder
 */
export async function withExcerpts(mistakes: ContentMistake[], folder: string): Promise<ShownMistake[]> {
  return Promise.all(
    mistakes.map(async (mistake) => {
      const { line: marked = 0 } = mistake;
      const file = path.relative("", path.join(folder, mistake.file));
      const text = marked > 0 ? await readFile(file, "utf8").catch(() => "") : "";
      const first = Math.max(1, marked - linesAround);
      const excerpt = text
        .split(/\r?\n/)
        .slice(first - 1, marked + linesAround)
        .map((text, index) => ({ line: first + index, text, isMarked: first + index === marked }));
      return { ...mistake, file, excerpt: text ? excerpt : [] };
    }),
  );
}
