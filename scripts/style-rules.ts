/** A word or spelling that the studio does not use (docs/content.md, "How the studio writes"), and what to do instead. */
export type StyleRule = { pattern: RegExp; advice: string };

const notOurs = "we do not use this word; say what happens";

export const styleRules: StyleRule[] = [
  { pattern: /\b(journeys?|ecosystems?|solutions?|impactful)\b/gi, advice: notOurs },
  { pattern: /\b(unlock(s|ed|ing)?|seamless(ly)?|world[- ]class|passionate(ly)?)\b/gi, advice: notOurs },
  { pattern: /\b(surviv(e|es|ed|ing)|honest(ly|y)?|quietly|dull work)\b/gi, advice: notOurs },

  { pattern: /\b(mails?|mailed|e-mails?)\b/gi, advice: "write email" },
  { pattern: /\bprogrammes?\b/gi, advice: "write program" },
  { pattern: /\borganis(e|es|ed|ing|ations?|ational|ers?)\b/gi, advice: "write organiz…" },
  { pattern: /\b(per ?cent|percent)\b/gi, advice: "write %" },
  {
    pattern: /\b(FinTech|Fin-?tech(?=[A-Z])|ClimateTech|Climate Tech)\b/g,
    advice: "write fintech, climate tech",
  },
  { pattern: /\b(résumés?|CVs?)\b/g, advice: "write resume" },
  { pattern: /\blicenses?\b/gi, advice: "write licence (the noun), licensed (the verb)" },
  {
    pattern: /\b(cent(er|ers|ered)|labor|col(or|ors|ored)|behavior|favor|favorite|neighbors?|catalog)\b/gi,
    advice: "use the British spelling, like centre, colour, catalogue",
  },
  { pattern: /\b(1[3-9]|2[0-3])[:.][0-5]\d\b/g, advice: "twelve-hour clock, with am or pm" },
  {
    pattern:
      /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g,
    advice: "the day first: 23 November 2026",
  },
  { pattern: /§/g, advice: "write section" },

  // An ISO date has a year before its first hyphen.
  {
    pattern: /(?<![\d-])(?!\d{4}-\d\d-\d\d)\d+(\.\d+)?[KM%]?-\d+(?!\d*-)/g,
    advice: "an en dash in a range: 1–2",
  },
  { pattern: /\S - \S/g, advice: "an en dash between words: –" },
];

/** Texts that the specification fixes, which stay as they are: whole texts … */
export const fixedTexts = new Set(["Solutions", "Journey", "FinTech", "ClimateTech", "Climate Tech"]);

/** … and phrases in other texts. */
export const fixedPhrases = [
  "impactful ventures",
  "Impactful ventures",
  "Scaling Solutions",
  "Digital Solutions",
  "1-2M euro",
  "3-5 years",
  "Weeks 1-4",
  "Weeks 5-8",
  "Weeks 9-12",
];
