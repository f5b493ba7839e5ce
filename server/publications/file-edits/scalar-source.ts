import { isScalar, isSeq, parseDocument, Scalar } from "yaml";
import type { SiteValue } from "#contract/desk/site-values.ts";

/** A text, number or the like: no list and no map. */
type SimpleValue = Exclude<SiteValue, object> | null;

export const isSimple = (value: SiteValue): value is SimpleValue =>
  value === null || typeof value !== "object";

/** Whether a text can be written without quotes. */
function isPlain(text: string, isInFlow: boolean): boolean {
  if (/[\u00a0\n\r]|^-\S/.test(text) || text !== text.trim()) return false;
  const document = parseDocument(isInFlow ? `[${text}]` : `- ${text}`, { logLevel: "error" });
  const list = document.contents;
  const [entry, ...others] = isSeq(list) ? list.items : [];
  const isRead = document.errors.length === 0 && others.length === 0 && !document.comment;
  return isRead && isScalar(entry) && entry.type === Scalar.PLAIN && !entry.comment && entry.value === text;
}

/** In double quotes; a space at which no line breaks is written so that a reader sees it. */
const doubleQuoted = (text: string) => JSON.stringify(text).replaceAll("\u00a0", "\\_");

/** Lines below a `|`, indented like those they replace; null for what cannot be written in this way. */
function literalBlock(text: string, source: string): string | null {
  const [, indent] = /\n( +)\S/.exec(source) ?? [];
  if (!indent || !text.trim() || /^\s|[^\S\n]\n|\r|\n\n+$/.test(text)) return null;
  const lines = text.replace(/\n$/, "").split("\n");
  const blankLines = /\n(\n*)$/.exec(source)?.[1] ?? "";
  const end = source.endsWith("\n") ? "\n" : "";
  const written = lines.map((line) => line && indent + line).join("\n");
  return `|${text.endsWith("\n") ? "" : "-"}\n${written}${end}${blankLines}`;
}

type Style = {
  /** The value that it replaces, and how that is written. */
  like?: { type: Scalar["type"]; source: string };
  isInFlow: boolean;
};

/** Writes a text, number or other simple value as YAML, in the style of what it replaces as far as that can be. */
export function scalarSource(value: SimpleValue, { like, isInFlow }: Style): string {
  if (typeof value !== "string") return String(value);
  if (like?.type === Scalar.BLOCK_LITERAL || like?.type === Scalar.BLOCK_FOLDED) {
    const written = literalBlock(value, like.source);
    if (written !== null) return written;
    return doubleQuoted(value) + (like.source.endsWith("\n") ? "\n" : "");
  }
  if (like?.type === Scalar.QUOTE_SINGLE && !/[\n\r\u00a0]/.test(value))
    return `'${value.replaceAll("'", "''")}'`;
  if (like?.type !== Scalar.QUOTE_DOUBLE && isPlain(value, isInFlow)) return value;
  return doubleQuoted(value);
}
