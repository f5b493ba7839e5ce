import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { currentContent, setDefaultContent } from "./content-context.ts";
import { findPhoto, getPicture } from "./pictures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
setDefaultContent({ folder, timeMs: Date.now() });

mkdirSync(path.join(folder, "people"));
const photo = { width: 1600, height: 1600, channels: 3, background: "#804020" } as const;
await sharp({ create: photo }).jpeg().toFile(path.join(folder, "people/anna.portrait.jpg"));

await sharp({ create: photo }).jpeg().toFile(path.join(folder, "people/cara.bottom.jpg"));

afterAll(() => rmSync(folder, { recursive: true }));

test("an item without a photo has the drawing of its name, on the style's own ground", async () => {
  const picture = await getPicture("people", "bert", { style: "fintech", size: "card" });
  expect(picture).toMatchObject({ width: 720, height: 900, ground: "paper", alt: "", sources: [] });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture.src).toMatch(/^\/pictures\/people-bert-card\.\w+\.svg$/);
});

test("a photo for one size replaces the drawing of this size only", async () => {
  const card = await getPicture("people", "anna", { style: "people", size: "card" });
  expect(card.ground).toBe("basalt");
  const portrait = await getPicture("people", "anna", { style: "people", size: "portrait", alt: "Anna" });
  expect(portrait).toMatchObject({ ground: "photo", alt: "Anna", color: expect.stringMatching(/^rgb\(/) });
  expect(portrait.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
});

test("the name of a photo's file gives its focus position", async () => {
  expect(await findPhoto("people", "cara", "portrait")).toMatchObject({ focus: "bottom" });
  expect(await findPhoto("people", "anna", "portrait")).toMatchObject({ focus: undefined });
  const { src } = await getPicture("people", "cara", { style: "people", size: "portrait" });
  const request = currentContent().pictures.get(path.basename(src));
  expect(request).toMatchObject({ kind: "photo", focus: "bottom" });
});
