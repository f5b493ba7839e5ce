import { expect, test } from "vitest";
import { contentHash } from "./cache.ts";
import { initialsSvg } from "./initials.ts";
import { personPalette, personPalettes } from "./person-palettes.ts";

const person = { seed: "people/anna", initials: "AÖ", palette: personPalette(0) };

test("the same person has the same picture, another seed or other initials another", async () => {
  const svg = await initialsSvg(person);
  expect(await initialsSvg(person)).toBe(svg);
  expect(await initialsSvg({ ...person, seed: "people/bert" })).not.toBe(svg);
  expect(await initialsSvg({ ...person, initials: "A" })).not.toBe(svg);
});

test("letters beyond those of Western Europe have shapes of their own, and others are land, too", async () => {
  const draw = async (initials: string) => initialsSvg({ ...person, initials });
  expect(await draw("Š")).not.toBe(await draw("Ł"));
  expect(await draw("Ж")).not.toContain("NaN");
  expect(await draw("Ж")).toContain(person.palette.land);
});

test("the version of the generator changes with what it draws", async () => {
  // Pictures are cached under their address: when this fails, increase `generatorVersion` in requests.ts.
  expect(contentHash(await initialsSvg(person))).toBe("d9ba8fff0746");
});

test("lines over a photo have neither ground nor land", async () => {
  const svg = await initialsSvg(person, "#ff3d22");
  expect(svg).not.toContain(person.palette.ground);
  expect(svg).not.toContain(`fill="${person.palette.land}"`);
});

test("palettes begin again after the last", () => {
  expect(personPalette(personPalettes.length)).toEqual(personPalette(0));
});
