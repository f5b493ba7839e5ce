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

/** A text in small letters from a to z, as far as they can be told: `Søren Kjær` becomes `soren kjaer`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[æœøßłđðþı]/g, (letter) => letters[letter] ?? letter);
