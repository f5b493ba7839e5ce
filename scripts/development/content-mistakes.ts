import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentDir } from "#content-model/content-dir.ts";
import { ContentError } from "#content-model/read-content.ts";
import { checkContent } from "../check-content.ts";

/** A mistake in a content file, with the lines around it. */
export type ContentMistake = {
  /** Path from the project's folder; empty for a mistake in no single file. */
  file: string;
  /** From 1; 0 without a line. */
  line: number;
  message: string;
  excerpt: { line: number; text: string; isMarked: boolean }[];
};

/** Lines shown before and after the line with the mistake. */
const linesAround = 3;

/** `jobs/cto.yaml:4: title: is empty` */
const mistakePattern = /^(?<file>[^:\n]+?\.\w+)(?::(?<line>\d+))?: (?<message>.*)$/s;

async function readExcerpt(file: string, line: number): Promise<ContentMistake["excerpt"]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const first = Math.max(1, line - linesAround);
  return text
    .split(/\r?\n/)
    .slice(first - 1, line + linesAround)
    .map((text, index) => ({ line: first + index, text, isMarked: first + index === line }));
}

/** The mistakes that a `ContentError` lists, with excerpts of their files. */
export async function describeMistakes({ message }: ContentError): Promise<ContentMistake[]> {
  return Promise.all(
    // What follows a mistake in lines of its own belongs to it.
    message.split(/\n(?=\S+?\.\w+(?::\d+)?: )/).map(async (text) => {
      const groups = mistakePattern.exec(text)?.groups;
      if (!groups?.file) return { file: "", line: 0, message: text, excerpt: [] };
      const file = path.join(contentDir, groups.file);
      const line = Number(groups.line ?? 0);
      return {
        file: path.relative("", file),
        line,
        message: groups.message ?? "",
        excerpt: line > 0 ? await readExcerpt(file, line) : [],
      };
    }),
  );
}

/** All mistakes of the content as it is now. */
export async function findContentMistakes(): Promise<ContentMistake[]> {
  try {
    await checkContent();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return describeMistakes(error);
  }
}
