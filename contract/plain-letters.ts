/** Letters that Unicode does not take apart into a letter from a to z and a mark. */
const letters: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const letterToReplace = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/**
 * A text in small letters from a to z, as far as they can be told: `Søren Kjær` becomes `soren kjaer`.
 * @param form NFKD also takes ligatures and the like apart
 */
export const plainLetters = (text: string, form: "NFD" | "NFKD" = "NFD"): string =>
  text
    .normalize(form)
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(letterToReplace, (letter) => letters[letter] ?? letter);

/** `Establish business structure` → `establish-business-structure` */
export const slugify = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
