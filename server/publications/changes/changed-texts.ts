/** The length up to which a text stands whole in a line. */
const maxLength = 90;

/** How much of what is the same stands before a difference. */
const leadLength = 20;

/** A text that goes and the one that replaces it, or one of them. */
type Pair = [before: string | undefined, now: string | undefined];

/** How much of two texts is the same from their start. */
function sameLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** How much of two texts is the same at their start and end. */
function likeness(a: string, b: string): number {
  const start = sameLength(a, b);
  const maxEnd = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < maxEnd && a.at(-1 - end) === b.at(-1 - end)) end++;
  return start + end;
}

/** Shortens a text to what can be read in a line: to where it differs from the text that it replaces. */
export function clip(text: string, other = ""): string {
  if (text.length <= maxLength) return text;
  const different = sameLength(text, other);
  const start = different > maxLength / 2 ? different - leadLength : 0;
  const part = text.slice(start, start + maxLength - 2);
  return `${start > 0 ? "…" : ""}${part}${start + part.length < text.length ? "…" : ""}`;
}

/** What a list has more often than another one. */
export function missingFrom(other: string[], list: string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of other) counts.set(one, (counts.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = counts.get(one) ?? 0;
    counts.set(one, count - 1);
    return count <= 0;
  });
}

/** Each text with the one that replaces it, which is the one most alike. */
function pairsOf(removed: string[], added: string[]): Pair[] {
  const replacedBy = new Map<number, number>();
  const replacing = new Set<number>();
  const candidates = removed.flatMap((before, index) =>
    added.map((now, other) => ({ index, other, alike: likeness(before, now) })),
  );
  for (const { index, other } of candidates.sort((a, b) => b.alike - a.alike)) {
    if (replacedBy.has(index) || replacing.has(other)) continue;
    replacedBy.set(index, other);
    replacing.add(other);
  }
  return [
    ...removed.map((before, index): Pair => [before, added[replacedBy.get(index) ?? -1]]),
    ...added.filter((_, index) => !replacing.has(index)).map((now): Pair => [undefined, now]),
  ];
}

/** The sentences of a text, and of a long sentence its clauses. */
const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+/)
    .flatMap((sentence) => (sentence.length > maxLength ? sentence.split(/(?<=,)\s+/) : [sentence]));

/** The pieces of a text that another one does not have. */
const piecesMissingFrom = (other: string, text: string): string[] =>
  missingFrom(piecesOf(other), piecesOf(text)).map(
    (piece) => `${text.startsWith(piece) ? "" : "…"}${piece}${text.endsWith(piece) ? "" : "…"}`,
  );

/** Two texts as pairs of the pieces in which they differ, where they are too long for a line. */
function differencesOf([before, now]: Pair): Pair[] {
  if (before === undefined || now === undefined || Math.max(before.length, now.length) <= maxLength)
    return [[before, now]];
  const pieces = pairsOf(piecesMissingFrom(now, before), piecesMissingFrom(before, now));
  // They may differ in the order of their sentences.
  return pieces.length > 0 ? pieces : [[before, now]];
}

/** Whether two texts differ only in the mark of a sample, which the first has. */
const lostMark = ([before = "", now = ""]: Pair): boolean =>
  before.length > now.length && before.replaceAll("*", "") === now.replaceAll("*", "");

/** The texts that go, each with what replaces it, in lines; first those that lose the mark of a sample. */
export function changedTexts(removed: string[], added: string[]): string[] {
  const { lost = [], others = [] } = Object.groupBy(pairsOf(removed, added).flatMap(differencesOf), (pair) =>
    lostMark(pair) ? "lost" : "others",
  );
  return [
    ...lost.map(([before, now = ""]) => `    the mark of a sample was deleted: ${clip(now, before)}`),
    ...others.flatMap(([before, now]) => [
      ...(before === undefined ? [] : [`    - ${clip(before, now)}`]),
      ...(now === undefined ? [] : [`    + ${clip(now, before)}`]),
    ]),
  ];
}
