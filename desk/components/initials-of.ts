/** The first letters of a name's first and last word, in capitals: `AB`. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@.]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("sv") ?? "").join("");
}
