/** Words that people read in a minute. */
const wordsPerMinute = 220;

/** The minutes that a text in Markdown takes to read, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
