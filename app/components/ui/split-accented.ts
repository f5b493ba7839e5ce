/**
 * Splits a text into its parts; those between two asterisks are accented: `Build *fast*, scale *far*`. An asterisk
 * without a partner stays in the text.
 */
export function splitAccented(text: string): { text: string; isAccented: boolean }[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, index) => ({ text: part, isAccented: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
