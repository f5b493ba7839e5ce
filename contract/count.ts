const rules = new Intl.PluralRules("en");

/** A number with its noun: `1 file`, `2 files`. @param plural for nouns that do not just end in an s */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${rules.select(count) === "one" ? noun : plural}`;
