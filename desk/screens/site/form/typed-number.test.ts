import { expect, test } from "vitest";
import type { SiteValue } from "#contract/desk/site-values.ts";
import { numberOf, shownNumber } from "./typed-number.ts";

/** Types a text key by key. @returns what the field shows, and its value */
function type(text: string) {
  let [typed, value]: [string, SiteValue] = ["", ""];
  for (const key of text) {
    typed = shownNumber(typed, value) + key;
    value = numberOf(typed);
  }
  return [shownNumber(typed, value), value];
}

test.each([
  ["0.05", 0.05],
  ["18.05", 18.05],
  ["59.30", 59.3],
  ["-0.5", -0.5],
  ["18.", 18],
  // No number: the field says so, and the text stays.
  ["0,05", "0,05"],
])("%s is shown as it is typed, and stored as %s", (text, value) => {
  expect(type(text)).toEqual([text, value]);
});

test("an emptied field is empty, and a value from outside is shown", () => {
  expect([numberOf(""), shownNumber("", ""), shownNumber("", undefined)]).toEqual(["", "", ""]);
  expect([shownNumber("18.0", 19), shownNumber("", 0)]).toEqual(["19", "0"]);
});
