import type * as z from "zod";
import { factReference, type factsSchema } from "../facts.ts";
import { type ContentFile, error, type Finding, type Place, placeOf, textsOf } from "./content.ts";

const units = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const teens = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number in words or figures: `thirty`, `twenty-five`, `48`, `45,000`, `9.5`. */
const number = `(?:\\d[\\d,.]*(?<=\\d)|(?:${tens.join("|")})(?:-(?:${units.slice(0, 9).join("|")}))?|${[...units, ...teens].join("|")})`;

/** The number as digits: `twenty-five` and `25` are the same. */
function digits(text: string): string {
  const words = text.toLowerCase().split("-");
  const value = words.reduce((sum, word) => {
    const small = [...units, ...teens].indexOf(word) + 1;
    return sum + (small || 10 * (tens.indexOf(word) + (tens.includes(word) ? 2 : 1)));
  }, 0);
  return /^\d/.test(text) ? text.replaceAll(",", "") : String(value);
}

type Facts = z.output<typeof factsSchema>["facts"];

/** A phrase of a fact, with the number that it has, and the longest of its words around that, in small letters. */
type Phrase = { name: string; value: string; right: string; said: RegExp; words: string };

function phrasesOf(facts: Facts): Phrase[] {
  return Object.entries(facts).flatMap(([name, { value, phrases = [] }]) => {
    const right = new RegExp(number, "i").exec(value)?.[0];
    if (right === undefined) return [];
    return phrases.map((phrase) => {
      const [before = "", after = ""] = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").split("#");
      const said = new RegExp(`(?<!\\w)${before}(${number})\\*?${after}(?!\\w)`, "gi");
      const words =
        phrase
          .toLowerCase()
          .split("#")
          .sort((a, b) => b.length - a.length)[0] ?? "";
      return { name, value, right, said, words };
    });
  });
}

/** The places where a text has a fact's phrase with another number. */
const contradictions = (text: string, { right, said }: Phrase) =>
  [...text.matchAll(said)].filter(([, found = ""]) => digits(found) !== digits(right));

/** Finds names of facts that facts.yaml does not have, and numbers that contradict the facts it has. */
export function findFactFaults(files: ContentFile[]): Finding[] {
  const facts = (files.find(({ file }) => file === "facts.yaml")?.value.facts ?? {}) as Facts;
  const phrases = phrasesOf(facts);
  const check = (place: Place, text: string, phrases: Phrase[]): Finding[] => {
    const unknown = [...text.matchAll(factReference)].filter(([, name = ""]) => !(name in facts));
    const wrong = phrases.flatMap((phrase) =>
      contradictions(text, phrase).map(([found]) =>
        error(place, `“${found}”: facts.yaml says ${phrase.value}; write {facts.${phrase.name}}`),
      ),
    );
    return [...unknown.map(([name]) => error(place, `facts.yaml has no ${name}`)), ...wrong];
  };
  return files
    .filter(({ file }) => file !== "facts.yaml")
    .flatMap((file) => {
      const texts = textsOf(file);
      const all = [...texts.map(({ text }) => text), file.body].join("\n").toLowerCase();
      const used = phrases.filter(({ words }) => all.includes(words));
      return [
        ...texts.flatMap(({ keys, text }) => check(placeOf(file, keys), text, used)),
        ...file.body
          .split("\n")
          .flatMap((text, index) => check({ file: file.file, line: file.bodyLine + index }, text, used)),
      ];
    });
}
