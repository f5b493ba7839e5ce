import { expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

test.each([
  ["Søren Kjær", "soren kjaer"],
  ["København & Ærø", "kobenhavn & aero"],
  ["Åsa Öberg", "asa oberg"],
  ["Łódź, Þór Guðmundsson, Đorđe", "lodz, thor gudmundsson, dorde"],
  ["Große Straße", "grosse strasse"],
  ["Привет 12", "привет 12"],
])("%s becomes %s", (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
