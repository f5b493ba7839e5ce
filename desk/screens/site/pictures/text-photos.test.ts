import { expect, test } from "vitest";
import {
  changePhoto,
  insertParagraph,
  paragraphAfter,
  photoMarkdown,
  photosIn,
  removeParagraph,
  swapWithNext,
} from "./text-photos.ts";

const first = '![A door](a-door.jpg#top "In November")';
const second = "![](b.jpg)";
const chart = "```chart\ntitle: One\n\nbars: []\n```";
const text = `\nOne\nand on.\n\n${first}\n\n${chart}\n\nWords ![inside](c.jpg) a line.\n\n${second}\n`;

test("photos that are paragraphs are found, with their description and caption", () => {
  expect(photosIn(text)).toEqual([
    { paragraph: 1, name: "a-door.jpg#top", alt: "A door", caption: "In November" },
    { paragraph: 4, name: "b.jpg", alt: "", caption: "" },
  ]);
  expect(photosIn(text).map(photoMarkdown)).toEqual([first, second]);
  expect(photosIn("")).toEqual([]);
});

test("what is written about a photo stays inside its brackets and quotes, with its spaces", () => {
  const [photo] = photosIn(text);
  if (!photo) throw new Error("no photo");
  const changed = changePhoto(text, { ...photo, alt: 'A ["red"] \\door ', caption: "" });
  expect(changed).toBe(text.replace(first, "![A red door ](a-door.jpg#top)"));
});

test("a photo moves over a whole paragraph, and back", () => {
  const moved = swapWithNext(text, 1);
  expect(moved).toBe(text.replace(`${first}\n\n${chart}`, `${chart}\n\n${first}`));
  expect(swapWithNext(moved, 1)).toBe(text);
  expect(swapWithNext(text, 4)).toBe(text);
});

test("a photo is removed, and put back where it was", () => {
  for (const [paragraph, source] of [
    [1, first],
    [4, second],
  ] as const) {
    const without = removeParagraph(text, paragraph);
    expect(without).not.toContain(source);
    expect(insertParagraph(without, paragraph, source)).toBe(text);
  }
});

test("a new photo stands behind the paragraph with the cursor", () => {
  expect(paragraphAfter(text, 0)).toBe(1);
  expect(paragraphAfter(text, 3)).toBe(1);
  expect(paragraphAfter(text, text.indexOf("bars"))).toBe(3);
  expect(insertParagraph("", paragraphAfter("", 0), second).trim()).toBe(second);
});
