import { minuteMs } from "#contract/durations.ts";

/** A duration in its largest unit: `5 min`, `3 h`, `2 days`. */
export function formatDuration(durationMs: number): string {
  const minutes = Math.floor(durationMs / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Rows under a line of headings, in columns as wide as their content. */
export function formatTable(headings: string[], rows: string[][]): string {
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

/**
 * A label with a visitor's text. Several lines stand indented below the label, so that none of them looks like a line of
 * the CLI.
 */
export function labeledText(label: string, text: string): string {
  const lines = text.split(/\r?\n/).map(escapeControls);
  return lines.length === 1
    ? `${label}: ${lines[0]}`
    : `${label}:\n${lines.map((line) => `    ${line}`).join("\n")}`;
}
