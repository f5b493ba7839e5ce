import { formatMinute } from "#contract/format-time.ts";
import type { ServerData } from "#contract/server-data.ts";
import type { Settings } from "../settings.ts";
import type { Submission } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export type Context = { settings: Settings; store: Store; data: ServerData; domain: string };
export type WithContext = (run: (context: Context) => Promise<void>) => Promise<void>;

/** The submission with this reference. @throws when there is none */
export async function find({ store }: Context, reference: string): Promise<Submission> {
  const submission = await store.db
    .selectFrom("submissions")
    .selectAll()
    .where("reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  // A script whose variable was empty names nothing.
  if (!submission) throw new Error(reference ? `There is no application ${reference}.` : "Name a reference.");
  return submission;
}

/** `2026-11-20 14:05` in UTC. */
export function shortTime(milliseconds: number): string {
  return formatMinute(new Date(milliseconds).toISOString());
}

/** Rows under a line of headings, in columns as wide as they need to be. */
export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(headings), line(widths.map((width) => "─".repeat(width))), ...rows.map(line)].join("\n");
}

/**
 * What a visitor sent, safe to print: control characters could move the cursor or forge lines, and those that turn the
 * direction of writing could show another order than was sent. They are shown as `\x1b`.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, "0")}` : `\\x${code.padStart(2, "0")}`;
  });
}

/** The same for text of several lines, which stays so. */
export function visibleLines(text: string): string {
  return text.split(/\r?\n/).map(visible).join("\n");
}

/** For scripts. */
export function printJson(value: unknown) {
  console.log(JSON.stringify(value, null, 2));
}
