import { expect, test } from "vitest";
import { readingMinutes } from "./articles.ts";
import { readPeople } from "./people.ts";
import { readSite } from "./site.ts";
import { fillInSiteValues } from "./site-values.ts";

test("every text of a file can name what is written once", async () => {
  const { name, phone, address } = await readSite();
  const people = await readPeople();
  const data = { title: "{studio} in {city}", items: [{ text: "Call {phone} for {position}." }], count: 3 };
  expect(await fillInSiteValues(data)).toEqual({
    title: `${name} in ${address.city}`,
    items: [{ text: `Call ${phone.label} for {position}.` }],
    count: 3,
  });
  expect(await fillInSiteValues({ count: "{peopleCount}" })).toEqual({ count: String(people.length) });
});

test("the tagline is the headline of the home page", async () => {
  const { tagline } = await readSite();
  expect(tagline).not.toBe("");
  expect(tagline).not.toContain("*");
});

test.each([
  ["", 1],
  ["word ".repeat(220 * 4 + 20), 4],
  [`## A heading\n\n${"A word, ".repeat(220)}`, 2],
])("reading time does not count signs", (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
