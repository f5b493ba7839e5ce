import { expect, test } from "vitest";
import { mapAreas } from "#pictures/map-areas.ts";
import { currentContent } from "./content-context.ts";
import { getMap, mapName } from "./maps.ts";

const stockholm = { longitude: 18.07, latitude: 59.33, kind: "stop" } as const;

test.each(mapName.options)("the map %s of the content has room for all its names", async (name) => {
  const map = await getMap(name);
  expect(map.places.length).toBeGreaterThan(1);
  expect(currentContent().pictures.get(map.src.replace("/pictures/", ""))).toEqual({
    kind: "map",
    area: name,
  });
});

test("places stand where the projection has them", async () => {
  const { width, height } = mapAreas.baltic;
  const [place] = (await getMap("baltic", [{ ...stockholm, name: "Office" }])).places;
  expect(place).toMatchObject({ name: "Office", kind: "stop" });
  expect(((place?.x ?? 0) / 100) * width).toBeCloseTo(589, -1);
  expect(((place?.y ?? 0) / 100) * height).toBeCloseTo(451, -1);
});

test("a place outside the map is refused", async () => {
  const nairobi = { name: "Nairobi", longitude: 36.82, latitude: -1.29, kind: "stop" } as const;
  await expect(getMap("baltic", [nairobi])).rejects.toThrow('Nairobi is not on the map "baltic"');
});

test("more names than there is room for are refused", async () => {
  const places = [..."ABCDEF"].map((letter) => ({ ...stockholm, name: `Stockholm ${letter}` }));
  await expect(getMap("baltic", places)).rejects.toThrow("has no room for the name of Stockholm");
});
