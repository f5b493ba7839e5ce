import { expect, test } from "vitest";
import { splitQuotes, withoutQuotes } from "./quoted-text.ts";

const written = (text: string) => ({ text, isQuoted: false });
const quoted = (text: string) => ({ text, isQuoted: true });

test.each([
  ["text alone", "Thank you.\n\nÅsa", [written("Thank you.\n\nÅsa")]],
  [
    "an answer above a quotation",
    "Tuesday at two suits me.\n\nOn 24 November 2026 Bo Ek wrote:\n\n> When can you come?\n>\n> Bo",
    [
      written("Tuesday at two suits me."),
      quoted("On 24 November 2026 Bo Ek wrote:\n\n> When can you come?\n>\n> Bo"),
    ],
  ],
  [
    "answers between quotations",
    "Den 24 nov. 2026 skrev Bo:\n> Why?\n\nBecause.\n\n> When?\nSoon.",
    [quoted("Den 24 nov. 2026 skrev Bo:\n> Why?"), written("Because."), quoted("> When?"), written("Soon.")],
  ],
  [
    "what Outlook repeats",
    "See below.\n\n________________________________\nFrån: Bo Ek <bo@studio.example>\nSkickat: den 24 november\n\nHello",
    [
      written("See below."),
      quoted(
        "________________________________\nFrån: Bo Ek <bo@studio.example>\nSkickat: den 24 november\n\nHello",
      ),
    ],
  ],
  ["a line that ends with a colon", "My reasons:\n\none\ntwo", [written("My reasons:\n\none\ntwo")]],
])("%s", (_what, text, parts) => {
  expect(splitQuotes(text)).toEqual(parts);
});

test("a million spaces are read at once", () => {
  const text = `a${" ".repeat(1_000_000)}b`;
  const startedAt = performance.now();
  expect(withoutQuotes(text)).toBe(text);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
