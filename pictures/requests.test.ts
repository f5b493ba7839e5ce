import { expect, test } from "vitest";
import { type DrawingRequest, pictureFileName } from "./requests.ts";

const drawing: DrawingRequest = {
  kind: "drawing",
  seed: "people/anna",
  style: "people",
  size: "portrait",
  ground: "ember",
};

test("a picture's address is the same for equal requests and differs in every option", () => {
  const requests: DrawingRequest[] = [
    drawing,
    { ...drawing, seed: "people/bert" },
    { ...drawing, style: "climate" },
    { ...drawing, size: "card" },
    { ...drawing, ground: "paper" },
  ];
  expect(new Set(requests.map(pictureFileName)).size).toBe(requests.length);
  expect(pictureFileName({ ...drawing })).toBe(pictureFileName(drawing));
  expect(pictureFileName(drawing)).toMatch(/^people-anna-portrait\.[0-9a-f]{12}\.svg$/);
});

test("the address of a photo changes with the photo", () => {
  const photo = {
    kind: "photo",
    name: "people-anna",
    file: "/content/people/anna.jpg",
    hash: "1",
    size: "portrait",
    width: 300,
    format: "webp",
  } as const;
  expect(pictureFileName(photo)).toMatch(/^people-anna-portrait-300\.[0-9a-f]{12}\.webp$/);
  expect(pictureFileName({ ...photo, hash: "2" })).not.toBe(pictureFileName(photo));
});

test("the address of a preview picture changes with its text", () => {
  const preview = {
    kind: "preview",
    path: "/",
    title: "A",
    label: "B",
    siteName: "C",
    style: "people",
  } as const;
  expect(pictureFileName(preview)).toMatch(/^og-home\.[0-9a-f]{12}\.jpg$/);
  expect(pictureFileName({ ...preview, label: "D" })).not.toBe(pictureFileName(preview));
});
