import type { ContentMistake } from "#content-model/content-error.ts";
import { splitFile } from "../file-edits/file-parts.ts";

/** How much of a line a message says. */
const maxWords = 60;

/**
 * A mistake as forms say it. One in the text of a Markdown file is at the field of that text, and says its line.
 * @param text the file; null where there is none
 */
export function mistakeInForm(
  { file, line, field, message }: ContentMistake,
  text: string | null,
): { field: string; message: string } {
  const body = file.endsWith(".md") && text !== null ? splitFile(file, text)?.body : undefined;
  if (text === null || body === undefined || line === undefined) return { field: field ?? "", message };
  const lines = text.split("\n");
  if (line <= lines.length - body.split("\n").length) return { field: field ?? "", message };
  const words = lines[line - 1]?.trim() ?? "";
  const shown = words.length > maxWords ? `${words.slice(0, maxWords)}…` : words;
  return { field: field ?? "body", message: shown ? `${message} (in “${shown}”)` : message };
}
