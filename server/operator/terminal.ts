import { formatMinute } from "#contract/format-time.ts";

/** A time in milliseconds as `2026-11-20 14:05`, in UTC. */
export function shortTime(timeMs: number): string {
  return formatMinute(new Date(timeMs).toISOString());
}

/** Rows under a line of headings, in columns as wide as their content. */
export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), heading.length),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(headings), line(widths.map((width) => "─".repeat(width))), ...rows.map(line)].join("\n");
}

/**
 * Escapes text from visitors for the terminal, as `\x1b`: control characters could move the cursor or forge lines, and
 * bidirectional ones could change the order in which text is shown.
 */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });
}

/** Escapes the same but keeps line breaks. */
export function escapeControlsInLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join("\n");
}
