/** A link in a text of a field, as components/ui/ContentText.tsx shows it: `[words](/page)` or `[words](https://…)`. */
const link = /\[([^\][]+)\]\(((?:https:\/|\/(?!\/))[^\s()]*)\)/g;

/** The links in a text of a field. */
export const linksInText = (text: string): { words: string; href: string }[] =>
  [...text.matchAll(link)].map(([, words = "", href = ""]) => ({ words, href }));

/** A text of a field with the words of its links alone. */
export const withoutLinks = (text: string): string => text.replace(link, "$1");
