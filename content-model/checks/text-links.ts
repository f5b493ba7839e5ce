/** A link in a text of a field, as components/ui/ContentText.tsx shows it: `[words](/page)` or `[words](https://…)`. */
const link = /\[([^\][]+)\]\(((?:https:\/|\/(?!\/))[^\s()]*)\)/g;

/** Where the links in a text of a field lead. */
export const addressesInText = (text: string): string[] =>
  [...text.matchAll(link)].map(([, , address = ""]) => address);

/** A text of a field with the words of its links alone. */
export const withoutLinks = (text: string): string => text.replace(link, "$1");

/** An address without its query and anchor. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/, "");
