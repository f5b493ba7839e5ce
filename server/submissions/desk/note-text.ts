const mention = /@\[([\w-]+)\]/g;

/** Ids of the members that a note mentions, each once. */
export function mentionedMembers(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id ?? ""))];
}
