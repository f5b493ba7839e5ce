const mention = /@\[([\w-]+)\]/g;

/** Ids of the members that a note mentions, each once. */
export function mentionedMembers(text: string): string[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => id ?? ""))];
}

/** A note's text with `@` and a name in place of the ids of the members that it mentions. */
export const nameMentions = (text: string, memberName: (id: string) => string): string =>
  text.replace(mention, (_, id: string) => `@${memberName(id)}`);
